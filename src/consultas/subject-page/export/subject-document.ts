import type { PageDocument } from '../../document/document.ts'
import { isoTime } from '../../document/json.ts'
import { isAnswered } from '../../outcome.ts'
import { stateTexts } from '../../outcome-words.ts'
import { answerText } from '../../results/answer-parts.ts'
import { momentCell } from '../../results/export/sheet-cell.ts'
import { createSectionIsRevealed, isQueried } from '../section.ts'
import { weightRows } from '../weights/weights.ts'
import { buildSectionsDocument, type SavedSections } from './section-document.ts'

/** The answers about a subject, as the page shows them: values that it hides are hidden in files too. */
type SavedSubject = Pick<SavedSections, 'sections' | 'isRevealed' | 'at'> & {
  /** The name, or the document as the page shows it. */
  title: string
  document: { label: string; text: string }
}

/** Builds the document of all answers about a subject. */
export function buildSubjectDocument(saved: SavedSubject): PageDocument {
  const { title, document, sections, isRevealed, at } = saved
  return {
    ...buildSectionsDocument({
      name: 'assunto',
      at,
      sections: sections.filter(isQueried),
      weighed: sections,
      isRevealed,
      stateTexts,
      json: {
        before: { subject: title, document: document.text, at: isoTime(at) },
        listKey: 'answers',
        titleKey: 'title',
      },
      sheet: {
        name: 'Assunto',
        before: [
          ['Assunto', title],
          [document.label, document.text],
          ['Data', momentCell(at)],
        ],
        column: 'Consulta',
      },
    }),
    txt: () => subjectText(saved),
  }
}

function* subjectText({ title, document, sections, isRevealed }: SavedSubject): Generator<string> {
  yield `${title}\n${document.label}: ${document.text}\n`
  for (const [head, ...texts] of weightRows(sections, isRevealed))
    yield `${head === '' ? '' : `\n${head}\n`}${texts.join(' · ')}\n`
  for (const section of sections.filter(isQueried)) {
    const outcome = section.answer?.outcome
    yield isAnswered(outcome)
      ? `\n${answerText(section.definition, outcome, createSectionIsRevealed(isRevealed, section.key))}\n`
      : `\n${section.title}\n${stateTexts[section.state]}\n`
  }
}
