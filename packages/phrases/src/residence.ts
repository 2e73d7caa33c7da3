import { dictionary } from './dictionary.ts'

/** Country, tax number, postal code and address, wherever somebody gives them. */
export const residencePhrases = dictionary(
  {
    country: 'Country',
    countrySearch: 'Search for a country',
    nothingFound: 'Nothing found',
    fiscalCode: 'Tax number',
    fiscalCodePt: 'Tax number (NIF)',
    postalCode: 'Postal code',
    postalCodeHint: 'For example 3000-456',
    postalCodeFound: (place: string) => `Found: ${place}.`,
    postalCodeUnknown: 'We do not know this code. Just type the address yourself.',
    address: 'Address',
    streetHint: 'Street, number, floor',
    addressFilled: 'Filled in from the postal code.',
    editAddress: 'Edit address',
    couldNotLoadLists: 'The lists could not be loaded.',
  },
  {
    country: 'País',
    countrySearch: 'Procurar país',
    nothingFound: 'Nada encontrado',
    fiscalCode: 'Número de contribuinte',
    fiscalCodePt: 'NIF',
    postalCode: 'Código postal',
    postalCodeHint: 'Por exemplo, 3000-456',
    postalCodeFound: (place: string) => `Encontrámos: ${place}.`,
    postalCodeUnknown: 'Não conhecemos este código. Escreve tu a morada.',
    address: 'Morada',
    streetHint: 'Rua, número, andar',
    addressFilled: 'Preenchida a partir do código postal.',
    editAddress: 'Editar morada',
    couldNotLoadLists: 'Não foi possível carregar as listas.',
  },
)
