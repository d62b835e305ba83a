import type { FindingText } from '../../results/findings/read-findings.ts'
import type { ResultSectionKey } from '../../results/findings/sections.ts'
import { joinFindingWords } from '../../results/findings/text.ts'
import type { IsRevealed } from '../../results/shown-text.ts'
import type { Section } from '../section.ts'
import { readSectionFindings } from './section-findings.ts'

export const weightsTitle = 'O que pesa'

/** A finding among the worst of a page. */
export type Weight = {
  /** The key and the title of the section that it comes from. */
  key: string
  title: string
  text: string
  tone: FindingText['tone']
  target: ResultSectionKey | undefined
  /** The answer lacks data, so the finding may be incomplete too. */
  isIncomplete: boolean
  /** The number of other sections that say the same. */
  repeats: number
}

/** The most findings under 'O que pesa'. */
const maxWeights = 5

/** Worst first. Other tones follow in the order of the sections. A good finding weighs nothing. */
const worstTones: FindingText['tone'][] = ['danger', 'warning']

const rankTone = (tone: FindingText['tone']) => {
  const rank = worstTones.indexOf(tone)
  return rank === -1 ? worstTones.length : rank
}

/** Returns the worst findings of all sections, each once. */
export const findWeights = (sections: readonly Section[], isRevealed: IsRevealed): Weight[] =>
  listWeights(sections, isRevealed)
    .filter(({ tone }) => tone !== 'success')
    // Stable: equal ranks stay in the order of the sections.
    .sort((one, other) => rankTone(one.tone) - rankTone(other.tone))
    .slice(0, maxWeights)

/** Returns the findings of all sections, each once, in the order of the sections. */
export function listWeights(sections: readonly Section[], isRevealed: IsRevealed): Weight[] {
  const weights = new Map<string, Weight>()
  for (const section of sections)
    for (const finding of readSectionFindings(section, isRevealed)) {
      const text = joinFindingWords(finding)
      const id = `${finding.tone} ${text}${section.isAboutAnother ? ` ${section.key}` : ''}`
      const known = weights.get(id)
      if (known && known.key !== section.key) weights.set(id, { ...known, repeats: known.repeats + 1 })
      if (!known) weights.set(id, createWeight(section, finding, text))
    }
  return [...weights.values()]
}

const createWeight = ({ key, title, state }: Section, finding: FindingText, text: string): Weight => ({
  key,
  title,
  text,
  tone: finding.tone,
  target: finding.target,
  isIncomplete: state === 'incomplete',
  repeats: 0,
})

/** Writes where a finding comes from: 'Protestos e mais 1 · resposta incompleta'. */
export const weightOriginText = ({ title, repeats, isIncomplete }: Weight) =>
  `${title}${repeats > 0 ? ` e mais ${repeats}` : ''}${isIncomplete ? ' · resposta incompleta' : ''}`
