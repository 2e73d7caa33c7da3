/** Where somebody of the demo lives: a real postal code, so that it gives a region where one can. */
export interface Home {
  countryCode: string
  postalCode: string
  town: string
}

function inPortugal(town: string, postalCode: string): Home {
  return { countryCode: 'PT', postalCode, town }
}

function inSpain(town: string, postalCode: string): Home {
  return { countryCode: 'ES', postalCode, town }
}

/** The towns of the demo: every district, both archipelagos, Spain, a few far away. */
export const homes = {
  abrantes: inPortugal('Abrantes', '2200-250'),
  almada: inPortugal('Almada', '2805-224'),
  amadora: inPortugal('Amadora', '2700-169'),
  angra: inPortugal('Angra do Heroísmo', '9700-140'),
  aveiro: inPortugal('Aveiro', '3810-067'),
  barcelos: inPortugal('Barcelos', '4750-265'),
  barreiro: inPortugal('Barreiro', '2830-316'),
  beja: inPortugal('Beja', '7800-298'),
  braga: inPortugal('Braga', '4710-054'),
  bragança: inPortugal('Bragança', '5300-287'),
  caldas: inPortugal('Caldas da Rainha', '2500-243'),
  cascais: inPortugal('Cascais', '2750-423'),
  casteloBranco: inPortugal('Castelo Branco', '6000-266'),
  chaves: inPortugal('Chaves', '5400-303'),
  coimbra: inPortugal('Coimbra', '3000-456'),
  covilhã: inPortugal('Covilhã', '6200-268'),
  elvas: inPortugal('Elvas', '7350-163'),
  espinho: inPortugal('Espinho', '4500-338'),
  évora: inPortugal('Évora', '7005-140'),
  fafe: inPortugal('Fafe', '4820-258'),
  faro: inPortugal('Faro', '8000-422'),
  figueira: inPortugal('Figueira da Foz', '3080-120'),
  funchal: inPortugal('Funchal', '9020-311'),
  golegã: inPortugal('Golegã', '2150-176'),
  guarda: inPortugal('Guarda', '6300-652'),
  guimarães: inPortugal('Guimarães', '4810-999'),
  horta: inPortugal('Horta', '9900-077'),
  lagos: inPortugal('Lagos', '8600-609'),
  leiria: inPortugal('Leiria', '2410-456'),
  lisboa: inPortugal('Lisboa', '1300-487'),
  machico: inPortugal('Machico', '9200-130'),
  matosinhos: inPortugal('Matosinhos', '4450-310'),
  mirandela: inPortugal('Mirandela', '5370-389'),
  mondim: inPortugal('Mondim de Basto', '4880-240'),
  montemor: inPortugal('Montemor-o-Velho', '3140-270'),
  odemira: inPortugal('Odemira', '7630-155'),
  odivelas: inPortugal('Odivelas', '2675-472'),
  oeiras: inPortugal('Oeiras', '2780-208'),
  olhão: inPortugal('Olhão', '8700-402'),
  ovar: inPortugal('Ovar', '3880-216'),
  peniche: inPortugal('Peniche', '2520-402'),
  pontaDelgada: inPortugal('Ponta Delgada', '9500-238'),
  portalegre: inPortugal('Portalegre', '7300-161'),
  portimão: inPortugal('Portimão', '8500-603'),
  porto: inPortugal('Porto', '4150-466'),
  portoSanto: inPortugal('Porto Santo', '9400-180'),
  póvoa: inPortugal('Póvoa de Varzim', '4490-591'),
  rioMaior: inPortugal('Rio Maior', '2040-276'),
  santarém: inPortugal('Santarém', '2005-165'),
  seia: inPortugal('Seia', '6270-474'),
  sesimbra: inPortugal('Sesimbra', '2970-719'),
  setúbal: inPortugal('Setúbal', '2910-045'),
  sintra: inPortugal('Sintra', '2710-520'),
  tomar: inPortugal('Tomar', '2300-513'),
  torresVedras: inPortugal('Torres Vedras', '2560-372'),
  viana: inPortugal('Viana do Castelo', '4900-793'),
  vilaReal: inPortugal('Vila Real', '5000-576'),
  viseu: inPortugal('Viseu', '3510-033'),

  acoruña: inSpain('A Coruña', '15008'),
  badajoz: inSpain('Badajoz', '06008'),
  barcelona: inSpain('Barcelona', '08024'),
  bilbao: inSpain('Bilbao', '48010'),
  huelva: inSpain('Huelva', '21006'),
  madrid: inSpain('Madrid', '28032'),
  sevilla: inSpain('Sevilla', '41013'),
  valencia: inSpain('Valencia', '46016'),
  vigo: inSpain('Vigo', '36270'),

  dublin: { countryCode: 'IE', postalCode: 'D08 X7F2', town: 'Dublin' },
  luxembourg: { countryCode: 'LU', postalCode: 'L-1611', town: 'Luxembourg' },
  mindelo: { countryCode: 'CV', postalCode: '2110', town: 'Mindelo' },
  toronto: { countryCode: 'CA', postalCode: 'M6J 1H4', town: 'Toronto' },
  utrecht: { countryCode: 'NL', postalCode: '3511 AX', town: 'Utrecht' },
} as const satisfies Record<string, Home>
