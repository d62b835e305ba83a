import { Flex } from '@chakra-ui/react'
import type { RefObject } from 'react'
import type { CaseContents } from '@/cases/contents.ts'
import { setTexts } from '@/cases/edits.ts'
import { editCase } from '@/cases/open-case.ts'
import { purposes } from '@/generated/purposes.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { unstored } from './unstored.ts'

type DetailsPanelProps = {
  contents: CaseContents
  isReadOnly: boolean
  titleField: RefObject<HTMLInputElement | null>
}

/** Title, reference and purpose. The browser itself stores none of it. */
export function DetailsPanel({ contents, isReadOnly, titleField }: DetailsPanelProps) {
  const { title, reference, purpose } = contents
  return (
    <Panel title="Dados do caso">
      <Flex direction="column" gap="4">
        <FormField label="Título">
          <Input
            ref={titleField}
            value={title}
            placeholder="Caso sem título"
            readOnly={isReadOnly}
            {...unstored}
            onChange={({ target }) => editCase(setTexts({ title: target.value }))}
          />
        </FormField>
        <FormField label="Referência">
          <Input
            value={reference}
            placeholder="Número do contrato, do processo, do pedido"
            readOnly={isReadOnly}
            {...unstored}
            onChange={({ target }) => editCase(setTexts({ reference: target.value }))}
          />
        </FormField>
        {purposes.length > 0 && (
          <FormField label="Finalidade">
            <PurposeSelect value={purpose} isReadOnly={isReadOnly} />
          </FormField>
        )}
      </Flex>
    </Panel>
  )
}

function PurposeSelect({ value, isReadOnly }: { value: string; isReadOnly: boolean }) {
  // A case may have a purpose that the manifest lists no more.
  const options = value === '' || purposes.includes(value) ? purposes : [value, ...purposes]
  return (
    <Select
      disabled={isReadOnly}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => editCase(setTexts({ purpose: currentTarget.value }))}
    >
      <option value="">Sem finalidade</option>
      {options.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </Select>
  )
}
