import { isValidCpf } from '@brazilian-utils/brazilian-utils'
import type { Json } from '../../../../../manifest/schema/consulta.ts'
import { createDraw, type Draw } from './create-draw.ts'

/** Values that an attacker tries to read from an example. */
export type Secrets = { birth: string; income: number; latitude: number; longitude: number; opening: string }

const names = 'Odete Iracema Jandira Quitéria Zuleide'.split(' ')
const surnames = 'Uchôa Pimentel Ximenes Tavares Bezerra'.split(' ')

const padTwo = (value: number) => String(value).padStart(2, '0')

export const drawBirth = (draw: Draw) =>
  `${1940 + draw.below(60)}-${padTwo(1 + draw.below(12))}-${padTwo(1 + draw.below(28))}`

export const drawIncome = (draw: Draw) => 1000 + draw.below(8999) + (11 + 10 * draw.below(9)) / 100

const drawOpening = (draw: Draw) =>
  `${padTwo(1 + draw.below(28))}/${padTwo(1 + draw.below(12))}/${1990 + draw.below(35)}`

const drawCoordinate = (draw: Draw, least: number, most: number) =>
  -Number(`${least + draw.below(most - least)}.${draw.digits(4)}${1 + draw.below(9)}`)

function drawCpf(draw: Draw): string {
  const base = `${1 + draw.below(9)}${draw.digits(8)}`
  const ending = [...Array(100).keys()].map(padTwo).find((digits) => isValidCpf(base + digits))
  return `${base}${ending}`
}

/**
 * Builds an answer in the common form of lookup providers. `debts` is the number of values before the
 * person's own.
 */
export function buildProviderAnswer(seed: number, debts: number): { answer: Json; secrets: Secrets } {
  const draw = createDraw(seed)
  const secrets = {
    birth: drawBirth(draw),
    income: drawIncome(draw),
    latitude: drawCoordinate(draw, 10, 33),
    longitude: drawCoordinate(draw, 35, 73),
    opening: drawOpening(draw),
  }
  return { answer: buildAnswer(secrets, draw, debts), secrets }
}

/** Builds an answer with these secrets. All other values are drawn. */
export function buildAnswer(secrets: Secrets, draw: Draw, debts: number): Json {
  const name = () => `${draw.oneOf(names)} ${draw.oneOf(surnames)} D${draw.digits(6).replace(/\d/g, letter)}`
  return {
    code: 200,
    query_id: `${draw.digits(8)}-${draw.digits(12)}`,
    debts: Array.from({ length: debts }, () => ({
      vencimento: drawOpening(draw),
      valor: 100 + draw.below(899) + 0.37,
      credor: name(),
    })),
    result: {
      TaxIdNumber: drawCpf(draw),
      Name: name(),
      BirthDate: `${secrets.birth}T00:00:00Z`,
      Age: 20 + draw.below(60),
      MotherName: name(),
      income: { rendaPresumida: secrets.income, atualizada_em: '2025-05-17T10:11:12Z' },
      company: {
        data_abertura: secrets.opening,
        data_baixa: drawOpening(draw),
        capital_social: 2000 + draw.below(7000),
      },
      address: {
        logradouro: `Rua ${name()}`,
        numero: `${100 + draw.below(899)}`,
        cep: `${1 + draw.below(9)}${draw.digits(4)}-${draw.digits(3)}`,
        cidade: name(),
        uf: 'SP',
        latitude: secrets.latitude,
        longitude: secrets.longitude,
      },
      phones: [
        { ddd: `${1 + draw.below(9)}${1 + draw.below(9)}`, numero: `9${1 + draw.below(9)}${draw.digits(7)}` },
      ],
      score: 300 + draw.below(699),
      ano_modelo: 2000 + draw.below(25),
      participacao: 10 + draw.below(89) + 0.25,
      email: `${draw.oneOf(names).toLowerCase()}${draw.digits(3)}@provedor.com.br`,
      placa: `Q${letter(draw.digits(1)).toUpperCase()}T${draw.digits(1)}J${draw.digits(2)}`,
      chassi: `9BW${letter(draw.digits(1)).toUpperCase()}${draw.digits(6)}`,
      titulo_eleitor: `${1 + draw.below(9)}${draw.digits(11)}`,
      mes_referencia: `${draw.oneOf(['junho', 'maio', 'abril'])} de ${2000 + draw.below(25)}`,
      consultado_em: `${drawOpening(draw)} 1${draw.below(10)}:${padTwo(1 + draw.below(59))}`,
      valor_fipe: `R$ ${20 + draw.below(79)}.${draw.digits(3)},${draw.digits(2)}`,
      taxa: `${1 + draw.below(9)},${draw.digits(2)}%`,
      site: `https://${draw.oneOf(surnames)}.com.br/${draw.digits(4)}`,
      apelidos: [draw.oneOf(names).slice(0, 5), `${draw.oneOf(surnames)} Filho`],
      observacao: `Falou com ${name()} sobre a conta.`,
      protocolo: `${1 + draw.below(9)}${draw.digits(9)}`,
    },
  }
}

const letter = (digit: string) => 'abcdefghij'.charAt(Number(digit))
