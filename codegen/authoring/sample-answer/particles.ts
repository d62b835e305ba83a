import type { Word } from './words.ts'

/** Nouns that take 'de': 'tipo de documento', not 'tipo do documento'. */
const generalNouns = /^(?:tipo|tp|quantidade|qtde?|qt|total|forma|faixa|lista|classe|especie|grau|historico)$/

/** Returns the particle between a word and the one before it, with a space behind it. */
export function chooseParticle({ particle, isPlural }: Word, before: string): string {
  if (particle === undefined) return ''
  const isGeneral = generalNouns.test(before) || (before === 'numero' && isPlural)
  if (isGeneral || particle === 'de') return 'de '
  return `${particle}${isPlural ? 's' : ''} `
}
