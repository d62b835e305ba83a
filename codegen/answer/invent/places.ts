import { getAreaCodesByState, getMunicipalities } from '@brazilian-utils/brazilian-utils'

/** The beginning of postal codes (Correios), an area code (Anatel) and three cities (IBGE) of each state. */
const table = `
AC 699 68 Rio Branco, Cruzeiro do Sul, Sena Madureira
AL 575 82 Maceió, Arapiraca, Penedo
AM 695 92 Manaus, Parintins, Itacoatiara
AP 689 96 Macapá, Santana, Oiapoque
BA 405 71 Salvador, Feira de Santana, Ilhéus
CE 605 85 Fortaleza, Sobral, Juazeiro do Norte
DF 705 61 Brasília
ES 295 27 Vitória, Vila Velha, Linhares
GO 745 62 Goiânia, Anápolis, Jataí
MA 655 98 São Luís, Imperatriz, Caxias
MG 305 31 Belo Horizonte, Uberlândia, Juiz de Fora
MS 795 67 Campo Grande, Dourados, Corumbá
MT 785 65 Cuiabá, Rondonópolis, Sinop
PA 665 91 Belém, Santarém, Marabá
PB 585 83 João Pessoa, Campina Grande, Patos
PE 505 81 Recife, Olinda, Caruaru
PI 645 86 Teresina, Parnaíba, Picos
PR 805 41 Curitiba, Londrina, Maringá
RJ 205 21 Niterói, Petrópolis, Rio de Janeiro
RN 595 84 Natal, Mossoró, Caicó
RO 768 69 Porto Velho, Ji-Paraná, Vilhena
RR 693 95 Boa Vista, Rorainópolis, Caracaraí
RS 905 51 Porto Alegre, Pelotas, Caxias do Sul
SC 885 48 Florianópolis, Joinville, Blumenau
SE 495 79 Aracaju, Lagarto, Estância
SP 015 11 Campinas, Santos, São Paulo
TO 775 63 Palmas, Araguaína, Gurupi`

type Places = { cep: string; ddd: string; cities: string[] }

const states = new Map<string, Places>(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [state = '', cep = '', ddd = '', ...cities] = line.split(' ')
      return [state, { cep, ddd, cities: cities.join(' ').split(', ') }]
    }),
)

const anywhere: Places = {
  cep: '205',
  ddd: '21',
  cities: [...states.values()].flatMap(({ cities }) => cities.slice(0, 1)),
}

/** What is invented for a state; without one, for any. */
export const placesOf = (state: string | undefined): Places =>
  (state === undefined ? undefined : states.get(state)) ?? anywhere

/** The area codes of the state, then those of all. */
export function areaCode(n: number, state: string | undefined): string {
  const own = state === undefined ? [] : getAreaCodesByState(state).map(String)
  const codes = [...own, ...[...states.values()].map(({ ddd }) => ddd)]
  return codes[n % codes.length] ?? ''
}

/** How many of a state's cities are tried where the answer has the large ones. */
const mostCities = 40

/** A city of the state: large ones first, then others; in the end one that no state has. */
export function city(n: number, state: string | undefined): string {
  const { cities } = placesOf(state)
  if (n < cities.length) return cities[n] ?? ''
  const others = getMunicipalities().filter(({ stateCode }) => state === undefined || stateCode === state)
  const other = n < cities.length + mostCities ? others[n - cities.length] : undefined
  return other?.name ?? `Cidade Exemplo ${n}`
}

const streets =
  'Rua das Amostras,Avenida do Exemplo,Rua do Protótipo,Travessa do Modelo,Rua do Ensaio,Alameda do Rascunho,Praça da Maquete'.split(
    ',',
  )
const quarters =
  'Jardim Exemplo,Vila Amostra,Bairro Modelo,Parque Protótipo,Alto do Ensaio,Vila Rascunho'.split(',')

const numbered = (names: string[], n: number) => {
  const round = Math.floor(n / names.length)
  return `${names[n % names.length]}${round === 0 ? '' : ` ${round + 1}`}`
}

/** What an address's key asks for: a quarter, a complement, or a street, with its number where the original has one. */
export function address(n: number, words: readonly string[], original: string): string {
  if (words.some((word) => /^(?:bairro|neigh?bou?rhood|district|distrito)$/.test(word)))
    return numbered(quarters, n)
  if (words.some((word) => /^(?:complemento|unidade|complement)$/.test(word))) return `Apto ${101 + n}`
  const isWhole = /\d/.test(original) && original.length > 12
  return numbered(streets, n) + (isWhole ? `, ${100 + n}` : '')
}
