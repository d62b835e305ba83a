import type { Json } from '@manifest/schema/consulta.ts'
import { useSnapshot } from 'valtio'
import { findKeptReport, updateReport } from '@/cases/add-to-case.tsx'
import { useFieldControl } from '@/ui/forms/field.tsx'
import { LimitedField } from '@/ui/forms/limited-field.tsx'
import { TextArea } from '@/ui/forms/text-area.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { isKeptDossie, type KeptDossie } from './kept-dossie.ts'
import {
  conclusionTitle,
  markConclusionKept,
  maxConclusionLength,
  type OpenDossie,
} from './open/open-dossie.ts'

/** A box for the analyst's conclusion. It is part of the report. */
export function ConclusionBox({ open }: { open: OpenDossie }) {
  const { conclusion } = open
  const { text } = useSnapshot(conclusion, { sync: true })
  return (
    <Panel px={{ base: '4', md: '6' }} py={{ base: '4', md: '5' }} _print={{ display: 'none' }}>
      <LimitedField
        label={conclusionTitle}
        help="Fica na memória, até você sair, e no caso que tiver o dossiê. Sai no relatório impresso, no JSON e na planilha."
        text={text}
        max={maxConclusionLength}
      >
        <Area text={text} onChange={(next) => writeConclusion(open, next)} />
      </LimitedField>
    </Panel>
  )
}

const Area = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <TextArea
    {...useFieldControl()}
    value={text}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    rows={2}
    minH="16"
    maxHeight="40vh"
  />
)

/**
 * Changes the conclusion of a dossiê, also in the open case if it has the dossiê. The answers in the case stay until
 * the user updates them: one of them may be queried again at this moment.
 */
export function writeConclusion({ number, conclusion }: OpenDossie, text: string): void {
  conclusion.text = text
  const report = findKeptReport(number)
  const kept: unknown = report?.data
  if (!report || !isKeptDossie(kept)) return
  const changed: KeptDossie = { ...kept, conclusion: conclusion.text }
  // A kept dossiê is plain JSON.
  if (updateReport({ ...report, data: changed as unknown as Json })) markConclusionKept(conclusion)
}
