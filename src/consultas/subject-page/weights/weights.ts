import type { IsRevealed } from '../../results/shown-text.ts'
import { splitFacts } from '../head-facts.ts'
import type { Section } from '../section.ts'
import { listFindings, type SectionFinding } from '../section-findings.ts'

export const weightsTitle = 'O que pesa'

/** The most findings under 'O que pesa'. */
const maxWeights = 5

/**
 * Returns the worst findings of all sections, each once, the worst first. Good findings and the facts in the head
 * are left out.
 */
export const findWeights = (sections: readonly Section[], isRevealed: IsRevealed): SectionFinding[] =>
  splitFacts(listFindings(sections, isRevealed))
    .rest.filter(({ tone }) => tone !== 'success')
    .slice(0, maxWeights)

/** Returns the facts in the line of the page's head, such as the age. */
export const listHeadFacts = (sections: readonly Section[], isRevealed: IsRevealed): SectionFinding[] =>
  splitFacts(listFindings(sections, isRevealed)).facts

/** Returns a finding in words, without its section. */
export const weightText = ({ before, figure, after }: SectionFinding) =>
  [before, figure, after].filter(Boolean).join(' ')

/** Writes the source of a finding: 'Protestos · resposta incompleta'. */
export const weightOriginText = ({ section: { title, state } }: SectionFinding) =>
  state === 'incomplete' ? `${title} · resposta incompleta` : title
