import { Box, Text } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import { validateValue } from '@manifest/contract/validate-value.ts'
import { findKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { useState } from 'react'
import { findControl } from '@/kinds/index.ts'
import { FormField } from '@/ui/forms/field.tsx'

/** Returns true for the form of a field of a consulta or of a dossiê. */
export const isFieldNode = ({ path, control }: FormNode) =>
  control.type === 'object' && ['fields', 'fields+'].includes(String(path.at(-2)))

const hasProblems = ({ diagnostics, control }: FormNode): boolean =>
  diagnostics.length > 0 ||
  (control.type === 'object' && control.children.some(hasProblems)) ||
  (control.type === 'list' && control.items.some(hasProblems))

/** The field as the app shows it. What is typed into it is not kept. */
export function FieldTryOut({ node }: { node: FormNode }) {
  const value = readNodeValue(node)
  return (
    <Box
      as="section"
      aria-label="Experimente o campo"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="control"
      p="3"
    >
      <Text textStyle="small" color="fg.muted" mb="2">
        Experimente o campo: o que se digita aqui não é guardado.
      </Text>
      {hasProblems(node) ? (
        <Text textStyle="small">Corrija o campo para experimentá-lo.</Text>
      ) : (
        <TriedField key={JSON.stringify(value)} field={value as Field} />
      )}
    </Box>
  )
}

/** Validates on blur, as the forms of the app do. */
function TriedField({ field }: { field: Field }) {
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  const Control = findControl(field)
  const sent = findKind(field.kind).normalise(typed)
  const problem = sent === '' ? undefined : validateValue(field, sent)
  return (
    <>
      <FormField
        label={field.label}
        required={field.required}
        error={isLeft ? problem : undefined}
        help={field.help}
      >
        <Control
          field={field}
          initial=""
          onChange={(next) => {
            setTyped(next)
            setLeft(false)
          }}
          onBlur={() => setLeft(true)}
        />
      </FormField>
      <Text role="status" textStyle="small" color="fg.muted" mt="1" truncate>
        {isLeft && sent !== '' && problem === undefined && `Válido. Vai no pedido: ${sent}`}
      </Text>
    </>
  )
}

/** Returns the value of a form's node with its parts. Keys that are not set have the values that apply. */
function readNodeValue({ control, value, inherited }: FormNode): unknown {
  if (control.type === 'list' && value !== undefined) return control.items.map(readNodeValue)
  if (control.type !== 'object') return value ?? inherited
  const parts = control.children.map((child) => [child.key, readNodeValue(child)] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}
