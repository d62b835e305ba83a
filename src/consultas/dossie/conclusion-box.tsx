import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useFieldControl } from '@/ui/forms/field.tsx'
import { LimitedField } from '@/ui/forms/limited-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { conclusionTitle, maxConclusionLength } from './open/conclusion.ts'
import type { OpenDossie } from './open/open-dossie.ts'
import { writeConclusion } from './write-conclusion.ts'

/** A box for the analyst's conclusion. It is part of the report. */
export function ConclusionBox({ open }: { open: OpenDossie }) {
  const { conclusion } = open
  const text = useSyncExternalStore(conclusion.subscribe, conclusion.getSnapshot)
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
  <chakra.textarea
    {...useFieldControl()}
    value={text}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    rows={2}
    // Personal data: the browser must neither store nor suggest it.
    autoComplete="off"
    spellCheck={false}
    width="full"
    minH="16"
    px="3"
    py="2"
    bg="transparent"
    borderWidth="1px"
    borderColor="border.control"
    borderRadius="control"
    focusVisibleRing="inside"
    resize="vertical"
    _invalid={{ borderColor: 'border.error' }}
    css={{ fieldSizing: 'content', maxHeight: '40vh' }}
  />
)
