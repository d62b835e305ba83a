import { useMemo } from 'react'
import { LuBraces, LuFileText, LuTable2 } from 'react-icons/lu'
import { kindTitles } from '@/session/session-texts.ts'
import type { Subject } from '@/state/subjects.ts'
import type { MenuAction } from '@/ui/navigation/action-menu.tsx'
import { useSaving } from '../../exporting/saving.tsx'
import { describeValues } from '../../results/print/hidden-values.ts'
import type { PrintFact } from '../../results/print/print-context.ts'
import { omittedPartsText, sumSensitive } from '../../results/print/print-offer.ts'
import { joinHead } from '../../results/print/running-head.ts'
import { formatDocument, readDocument } from '../head-facts.ts'
import type { Section, SectionsReveal } from '../section.ts'
import { usePrintedSections } from '../use-printed-sections.ts'
import type { SubjectFileKind } from './save-subject.ts'

type ExportedSubject = {
  subject: Subject
  name: string | undefined
  sections: readonly Section[]
  reveal: SectionsReveal
}

/** Returns the exports of all answers about a subject, and the progress of the one that is being written. */
export function useSubjectExport({ subject, name, sections, reveal }: ExportedSubject) {
  const { saving, save } = useSaving()
  const { isRevealed } = reveal
  const saveAs = (kind: SubjectFileKind) => () =>
    void save(async (options) => {
      const { saveSubject } = await import('./save-subject.ts')
      const text = formatDocument(subject, isRevealed)
      const document = { label: kindTitles[subject.kind], text }
      await saveSubject(
        kind,
        { title: name ?? text, document, sections, isRevealed, at: Date.now() },
        options,
      )
    })
  const exports: MenuAction[] = [
    { id: 'json', label: 'JSON', icon: <LuBraces />, onSelect: saveAs('json') },
    { id: 'xlsx', label: 'Planilha', icon: <LuTable2 />, onSelect: saveAs('xlsx') },
    { id: 'txt', label: 'Texto', icon: <LuFileText />, onSelect: saveAs('txt') },
  ]
  return { saving, exports }
}

type PrintedSubject = {
  subject: Subject
  name: string | undefined
  /** The sections with a query. */
  queried: readonly Section[]
  reveal: SectionsReveal
}

/** Lets a subject's page print. Returns its print job and the facts of the printed head. */
export function usePrintedSubject({ subject, name, queried, reveal }: PrintedSubject) {
  const purpose = listPurposes(queried)
  const asked = useMemo(() => [readDocument(subject)], [subject])
  const job = usePrintedSections({
    sections: queried,
    reveal,
    title: 'Assunto',
    asked,
    readHead: (isAskedHidden) =>
      joinHead(
        name ?? formatDocument(subject, () => !isAskedHidden),
        `Consultas sobre ${kindTitles[subject.kind]}`,
      ),
    readOffer: () => ({
      title: 'Imprimir o assunto',
      purpose: purpose === '' ? undefined : purpose,
    }),
  })
  const { choices, parts } = job
  const partsText = omittedPartsText(parts, choices.omitted)
  const valuesText = describeValues(sumSensitive(parts, choices.omitted), choices.values)
  const facts: PrintFact[] = [
    ...(choices.hasPurpose && purpose !== '' ? [{ label: 'Finalidade', text: purpose }] : []),
    ...(partsText === undefined ? [] : [{ label: 'Consultas', text: partsText }]),
    ...(valuesText === undefined ? [] : [{ label: 'Dados sensíveis', text: valuesText }]),
  ]
  return { ...job, facts }
}

/** Returns the purposes of the queries, each once. */
const listPurposes = (sections: readonly Section[]) =>
  [...new Set(sections.flatMap(({ answer }) => answer?.entry?.purpose ?? []))].join(', ')
