import { LuBraces, LuFileText, LuTable2 } from 'react-icons/lu'
import { kindTitles } from '@/session/session-texts.ts'
import type { Subject } from '@/state/subjects.ts'
import type { MenuAction } from '@/ui/navigation/action-menu.tsx'
import { useSaving } from '../../exporting/use-saving.ts'
import { formatDocument } from '../head/document-text.ts'
import type { Section } from '../section.ts'
import type { SectionsReveal } from '../section-reveal.ts'
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
