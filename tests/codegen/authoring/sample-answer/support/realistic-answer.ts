import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import type { Json } from '../../../../../manifest/schema/consulta.ts'
import { createDraw, type Draw } from './create-draw.ts'

const givenNames =
  'Aparecida Benedita Cleusa Demétrio Edvaldo Francisca Genivaldo Hermínia Iracema Josélia Kleber Lindalva Mauricéia Natanael Odete Péricles Quitéria Rosimeire Severino Terezinha Ubirajara Valdomiro Wellington Zuleide'.split(
    ' ',
  )
const surnames =
  'Albuquerque Bezerra Cavalcanti Damasceno Evangelista Figueiredo Guimarães Holanda Imperiano Jucá Lacerda Magalhães Nogueira Oliveira Pimentel Queiroz Rezende Sampaio Tavares Uchôa Vasconcelos Wanderley Ximenes Zanetti'.split(
    ' ',
  )
const streets =
  'Ipiranga,Tamandaré,Bartolomeu Bueno,Sete de Setembro,Visconde Araguaia,Jerônimo Coelho'.split(',')
const quarters = 'Higienópolis,Boa Viagem,Pampulha,Moinhos,Jacarepaguá,Cambuí'.split(',')
const cities: [string, string][] = [
  ['Sorocaba', 'SP'],
  ['Uberaba', 'MG'],
  ['Nova Friburgo', 'RJ'],
  ['Garanhuns', 'PE'],
  ['Lages', 'SC'],
  ['Itabuna', 'BA'],
]

/** An invented answer that looks real, with all its personal values. */
export type RealisticAnswer = { answer: Json; personal: string[] }

/**
 * Builds an answer of at least `bytes` with people, addresses, phones, debts, letters, and objects with names
 * as keys.
 */
export function buildRealisticAnswer(seed: number, bytes: number): RealisticAnswer {
  const draw = createDraw(seed)
  const personal = new Set<string>()
  const markPersonal = <T extends string | number>(value: T): T => {
    personal.add(String(value))
    return value
  }
  const titular = drawPerson(draw, markPersonal)
  const answer: Record<string, Json> = {
    protocolo: markPersonal(`${draw.digits(6)}-${draw.digits(8)}`),
    consultado_em: markPersonal(
      `2026-10-${10 + draw.below(18)}T1${draw.below(10)}:${10 + draw.below(50)}:17-03:00`,
    ),
    titular,
    score: { pontuacao: 300 + draw.below(600), minimo: 0, maximo: 1000 },
    foto: `data:image/jpeg;base64,${markPersonal(`/9j/4AAQ${draw.digits(240)}`)}`,
    parentes: {},
    por_cpf: {},
    vinculos: [],
    __observacoes: markPersonal(
      `${titular.nome} mora na ${titular.endereco.logradouro} e atende por ${titular.email}.`,
    ),
  }
  const relations = answer as {
    parentes: Record<string, Json>
    por_cpf: Record<string, Json>
    vinculos: Json[]
  }
  for (let size = 0; size < bytes; ) {
    const someone = drawPerson(draw, markPersonal)
    const debt = {
      credor: markPersonal(`Magazine ${draw.oneOf(surnames)} S.A.`),
      valor: markPersonal(1000 + draw.below(90_000) + 0.37),
    }
    if (draw.below(10) === 0)
      relations.parentes[markPersonal(`${someone.nome}`)] = { idade: draw.below(90), cpf: someone.cpf }
    if (draw.below(10) === 0) relations.por_cpf[someone.cpf] = { nome: someone.nome, divida: debt }
    relations.vinculos.push({ ...someone, dividas: [debt, debt] })
    size += JSON.stringify(someone).length + 100
  }
  return { answer, personal: [...personal] }
}

type MarkPersonal = <T extends string | number>(value: T) => T

function drawPerson(draw: Draw, markPersonal: MarkPersonal) {
  const given = draw.oneOf(givenNames)
  const family = `${draw.oneOf(surnames)} ${draw.oneOf(surnames)}`
  const [cidade, uf] = draw.oneOf(cities)
  const isUpperCase = draw.below(2) === 0
  const nome = markPersonal(isUpperCase ? `${given} ${family}`.toUpperCase() : `${given} ${family}`)
  const cpf = markPersonal(drawDocument(draw, 9, isValidCpf))
  return {
    nome,
    cpf: draw.below(2) === 0 ? cpf : cpf.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-'),
    data_nascimento: markPersonal(`19${40 + draw.below(60)}-0${1 + draw.below(9)}-${10 + draw.below(18)}`),
    nomeMae: markPersonal(`${draw.oneOf(givenNames)} ${family}`),
    renda_presumida: markPersonal(1200 + draw.below(20_000) + 0.53),
    email: markPersonal(`${given}.${draw.digits(4)}@provedor${draw.below(9)}.com.br`.toLowerCase()),
    telefones: [
      {
        numero: markPersonal(`(1${1 + draw.below(9)}) 9${draw.digits(4)}-${draw.digits(4)}`),
        tipo: 'Celular',
      },
    ],
    empresa: {
      cnpj: markPersonal(drawDocument(draw, 12, isValidCnpj)),
      razao_social: markPersonal(`${family} Comércio e Transportes Ltda`),
    },
    endereco: {
      logradouro: markPersonal(`Rua ${draw.oneOf(streets)}, ${100 + draw.below(900)}`),
      bairro: markPersonal(draw.oneOf(quarters)),
      cep: markPersonal(`${draw.digits(5)}-${draw.digits(3)}`),
      cidade: markPersonal(cidade),
      uf,
    },
    rg: markPersonal(`${draw.digits(2)}.${draw.digits(3)}.${draw.digits(3)}-${draw.below(10)}`),
    anotacao: markPersonal(
      `Falou com ${given} em ${draw.digits(5)}; pede retorno no ramal ${draw.digits(4)}.`,
    ),
    situacao: draw.oneOf(['Regular', 'Pendente de regularização']),
  }
}

/** Draws a number with valid check digits. */
function drawDocument(draw: Draw, length: number, isValid: (text: string) => boolean): string {
  const base = draw.digits(length)
  for (let ending = 0; ending < 100; ending++) {
    const text = base + String(ending).padStart(2, '0')
    if (isValid(text)) return text
  }
  return drawDocument(draw, length, isValid)
}
