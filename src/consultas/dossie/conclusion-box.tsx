import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { FormField } from '@/ui/forms/field.tsx'
import { useFieldControl } from '@/ui/forms/field-control.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { conclusionTitle, maxConclusionLength } from './open/conclusion.ts'
import type { OpenDossie } from './open/open-dossie.ts'
import { writeConclusion } from './write-conclusion.ts'

/** A box for the analyst's conclusion. It is part of the report. */
export const ConclusionBox = ({ open }: { open: OpenDossie }) => (
  <Panel px={{ base: '4', md: '6' }} py={{ base: '4', md: '5' }} _print={{ display: 'none' }}>
    <FormField
      label={conclusionTitle}
      help="Fica na memória, até você sair, e no caso que tiver o dossiê. Sai no relatório impresso, no JSON e na planilha."
    >
      <Area open={open} />
    </FormField>
  </Panel>
)

function Area({ open }: { open: OpenDossie }) {
  const { conclusion } = open
  const text = useSyncExternalStore(conclusion.subscribe, conclusion.getSnapshot)
  return (
    <chakra.textarea
      {...useFieldControl()}
      value={text}
      onChange={({ currentTarget }) => writeConclusion(open, currentTarget.value)}
      maxLength={maxConclusionLength}
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
      css={{ fieldSizing: 'content', maxHeight: '40vh' }}
    />
  )
}
