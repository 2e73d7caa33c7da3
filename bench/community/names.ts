/** What a made-up community is called: the frequent names first, as in life a few are everywhere. */
export const firstNames = [
  'Maria',
  'João',
  'Ana',
  'José',
  'Inês',
  'António',
  'Mariana',
  'Francisco',
  'Beatriz',
  'Pedro',
  'Carolina',
  'Tiago',
  'Leonor',
  'Miguel',
  'Matilde',
  'Rui',
  'Sofia',
  'Luís',
  'Margarida',
  'Gonçalo',
  'Catarina',
  'Carlos',
  'Rita',
  'Diogo',
  'Joana',
  'André',
  'Marta',
  'Manuel',
  'Teresa',
  'Paulo',
]

export const lastNames = [
  'Silva',
  'Santos',
  'Ferreira',
  'Pereira',
  'Oliveira',
  'Costa',
  'Rodrigues',
  'Martins',
  'Jesus',
  'Sousa',
  'Fernandes',
  'Gonçalves',
  'Gomes',
  'Lopes',
  'Marques',
  'Alves',
  'Almeida',
  'Ribeiro',
  'Pinto',
  'Carvalho',
  'Teixeira',
  'Moreira',
  'Correia',
  'Mendes',
  'Nunes',
  'Soares',
  'Vieira',
  'Monteiro',
  'Cardoso',
  'Rocha',
]

export const clubNames = [
  'SL Benfica',
  'FC Porto',
  'Sporting CP',
  'SC Braga',
  'Vitória SC',
  'Académica de Coimbra',
  'CF Os Belenenses',
  'Clube Naval de Setúbal',
]

/** Parts of the rare names, of which there are thousands. */
export const syllables =
  'ba be bi bo ca ce co cu da de di do fa fe fi ga go gu la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi xa za zi'.split(
    ' ',
  )

export const regions = {
  PT: ['Lisboa', 'Porto', 'Setúbal', 'Braga', 'Aveiro', 'Faro', 'Leiria', 'Coimbra', 'Beja'],
  ES: ['Madrid', 'Barcelona', 'Valencia', 'Sevilla', 'A Coruña'],
}
