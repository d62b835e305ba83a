import { type ProductChoices, shortenName } from '../authoring/new-product/new-product.ts'
import type { CommandEnvironment } from './command.ts'
import { type Options, UsageError } from './options.mjs'

type Ask = NonNullable<CommandEnvironment['ask']>

export const isYes = (answer: string) => /^s/i.test(answer)

const colorPattern = /^#[\dA-Fa-f]{6}$/

const shortNameWords = 'letras sem acento, dígitos e hífens, como clinica'

/** Reads the choices of the flags. A name without a short name gets one made of it. */
export function readChoices({ values, withoutDemos, withoutConsultas }: Options): ProductChoices {
  const { name, color } = values
  if (color !== undefined && !colorPattern.test(color))
    throw new UsageError('--color é # e seis algarismos hexadecimais, como "#0F766E"')
  const shortName = values['short-name'] ?? (name === undefined ? undefined : shortenName(name))
  if (shortName === '') throw new UsageError(`Falta --short-name: ${shortNameWords}`)
  if (shortName !== undefined && shortName !== shortenName(shortName))
    throw new UsageError(`--short-name tem só ${shortNameWords}`)
  return {
    ...(name !== undefined && { name }),
    ...(shortName !== undefined && { shortName }),
    ...(color !== undefined && { color }),
    withoutDemos: withoutDemos === true,
    withoutConsultas: withoutConsultas === true,
  }
}

/** Asks for what the flags lack. An empty answer takes what the question proposes, or changes nothing. */
export async function askChoices(options: Options, ask: Ask): Promise<ProductChoices> {
  const { values } = options
  const name = values.name ?? (await ask('Nome do produto: '))
  const shortName =
    values['short-name'] ??
    (name ? (await ask(`Nome curto (${shortenName(name)}): `)) || shortenName(name) : undefined)
  const color = values.color ?? (await ask('Cor da marca, como #0F766E (a atual): '))
  const wants = async (flag: boolean | undefined, question: string) =>
    flag === true || isYes(await ask(`${question} (s/N): `))
  return readChoices({
    ...options,
    values: { ...values, name: name || undefined, 'short-name': shortName, color: color || undefined },
    withoutDemos: await wants(options.withoutDemos, 'Remover as demonstrações?'),
    withoutConsultas: await wants(options.withoutConsultas, 'Remover as consultas brasileiras?'),
  })
}
