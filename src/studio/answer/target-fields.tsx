import { Box, Flex } from '@chakra-ui/react'
import type { NewRequest } from '@manifest/contract/answer-page.ts'
import { newFields } from '@manifest/kinds/index.ts'
import { useSnapshot } from 'valtio'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { FormField, TextField } from '@/ui/forms/field.tsx'
import { PlainCheckbox, plainCheckboxCss } from '@/ui/forms/plain-checkbox.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { workspace } from '../workspace/workspace.ts'
import { answerState, readRequest } from './answer-state.ts'
import { SupplierField } from './supplier-field.tsx'
import { suggestName, type TargetDraft, targetKinds } from './target.ts'

/** The place of the page and its request: a new variant, a new family, or the place of a variant's result. */
export function TargetFields() {
  const { target } = useSnapshot(answerState, { sync: true })
  const { content } = useSnapshot(workspace)
  const families = content?.families ?? []
  const { kind } = target
  const change = (changes: Partial<typeof answerState.target>) => Object.assign(answerState.target, changes)
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <ChoiceField
        label="Destino"
        options={targetKinds}
        value={kind}
        onChange={(next) => change({ kind: next })}
      />
      {kind === 'replacement' || kind === 'supplier' ? (
        <VariantField label="Variante que muda" value={target.id} onChange={(id) => change({ id })} />
      ) : (
        <TextField
          label="Título da consulta"
          size="sm"
          required
          value={target.title}
          autoComplete="off"
          onChange={({ target: { value } }) => change({ title: value })}
        />
      )}
      {kind === 'variant' && (
        <FormField label="Família">
          <Select
            size="sm"
            value={target.family}
            onChange={({ target: { value } }) => change({ family: value })}
          >
            <option value="">Escolha</option>
            {families.map(({ family, title }) => (
              <option key={family} value={family}>
                {title} ({family})
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {kind === 'family' && (
        <>
          <TextField
            label="Nome da família"
            help="O nome do arquivo e do endereço. Sem acentos nem espaços."
            size="sm"
            value={target.name ?? suggestName(target.title)}
            autoComplete="off"
            onChange={({ target: { value } }) => change({ name: value === '' ? undefined : value })}
          />
          <FieldKinds fields={target.fields} onChange={(fields) => change({ fields })} />
        </>
      )}
      {(kind === 'variant' || kind === 'family') && <RequestFields />}
      <SupplierField />
    </Box>
  )
}

const methods = { get: 'GET', post: 'POST' }

/** The request of the new consulta. Untouched, it follows the suggestion. */
function RequestFields() {
  const { target } = useSnapshot(answerState, { sync: true })
  const { content } = useSnapshot(workspace)
  const { source, method, path } = readRequest(target as TargetDraft)
  const change = (changes: Partial<NewRequest>) => Object.assign(answerState.target.request, changes)
  return (
    <Box role="group" aria-label="Pedido" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Flex gap="3" align="flex-end">
        <FormField label="Fonte">
          <Select size="sm" value={source} onChange={({ target: { value } }) => change({ source: value })}>
            <option value="">Escolha</option>
            {content?.sources.map(({ name, title }) => (
              <option key={name} value={name}>
                {title ? `${title} (${name})` : name}
              </option>
            ))}
          </Select>
        </FormField>
        <Box w="112px" flexShrink="0">
          <FormField label="Método">
            <Select
              size="sm"
              value={method}
              onChange={({ target: { value } }) => change({ method: value as NewRequest['method'] })}
            >
              {Object.entries(methods).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </FormField>
        </Box>
      </Flex>
      <TextField
        label="Caminho na fonte"
        help="Como /pessoas/{cpf}. Um palpite, até você escrever o que a documentação da fonte diz."
        size="sm"
        required
        value={path}
        autoComplete="off"
        onChange={({ target: { value } }) => change({ path: value })}
      />
    </Box>
  )
}

type FieldKindsProps = { fields: readonly string[]; onChange: (fields: string[]) => void }

const FieldKinds = ({ fields, onChange }: FieldKindsProps) => (
  <Box role="group" aria-label="Campos do formulário" css={plainCheckboxCss}>
    <Box fontWeight="500" mb="1">
      Campos do formulário
    </Box>
    <Flex wrap="wrap" columnGap="4" rowGap="1.5">
      {Object.entries(newFields).map(([kind, { label }]) => (
        <Flex as="label" key={kind} align="center" gap="1.5" cursor="pointer">
          <PlainCheckbox
            checked={fields.includes(kind)}
            onChange={({ target }) =>
              onChange(target.checked ? [...fields, kind] : fields.filter((one) => one !== kind))
            }
          />
          {label}
        </Flex>
      ))}
    </Flex>
  </Box>
)

type VariantFieldProps = { label: string; value: string; onChange: (id: string) => void }

/** A select of all variants, by family. */
export function VariantField({ label, value, onChange }: VariantFieldProps) {
  const { content } = useSnapshot(workspace)
  return (
    <FormField label={label}>
      <Select size="sm" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Escolha</option>
        {content?.families.map(({ family, title, variants }) => (
          <optgroup key={family} label={title}>
            {variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {variant.title} ({variant.id})
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </FormField>
  )
}
