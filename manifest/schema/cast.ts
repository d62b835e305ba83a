import * as z from 'zod'
import { about } from './about.ts'
import { invented } from './invented.ts'
import { identifier } from './text.ts'

const fact = z.json()

/** A group of the cast. Each member has the document that identifies it, and any other facts. */
const group = (document: string, pattern: RegExp, message: string, description: string, example: string) =>
  z
    .record(
      identifier,
      z
        .object({
          [document]: z
            .string()
            .regex(pattern, message)
            .optional()
            .meta(about('O documento, sem pontuação; sem ele, só o nome ou outro fato diz quem é', example)),
        })
        .catchall(fact)
        .meta(about(`Os fatos: ${document} e o mais que as respostas dizem dele`, { [document]: example })),
    )
    .prefault({})
    .meta(about(description, { chave: { [document]: example } }))

/** `manifest/demo/cast.yaml`: the people and things of the examples, each written once. */
export const castFile = z.strictObject({
  people: group('cpf', /^\d{11}$/, 'Um CPF tem 11 dígitos', 'Pessoas; cada uma por uma chave', '11144477735'),
  companies: group(
    'cnpj',
    /^[0-9A-Z]{12}\d{2}$/,
    'Um CNPJ tem 14 caracteres',
    'Empresas; cada uma por uma chave',
    '11222333000181',
  ),
  vehicles: group(
    'placa',
    /^[A-Z]{3}\d[0-9A-Z]\d{2}$/,
    'Uma placa é como ABC1D23 ou ABC1234',
    'Veículos; cada um por uma chave',
    'ABC1D23',
  ),
  phones: group(
    'phone',
    /^\d{10,11}$/,
    'Um telefone tem DDD e 8 ou 9 dígitos',
    'Telefones; cada um por uma chave',
    '21900000012',
  ),
  addresses: group('cep', /^\d{8}$/, 'Um CEP tem 8 dígitos', 'Endereços; cada um por uma chave', '20599001'),
  invented: invented
    .optional()
    .meta(
      about('Como se inventa quem não está aqui: o mesmo documento dá sempre a mesma pessoa', { pools: {} }),
    ),
})

export type CastFile = z.output<typeof castFile>
