import { Box, chakra, Text } from '@chakra-ui/react'
import type { FormChoice, PartField } from '@manifest/contract/studio.ts'
import { useId, useState } from 'react'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Select, submitOnEnter } from '@/ui/forms/select.tsx'
import { IconPicker } from '../form/icon-control.tsx'
import { LongTextField, Suggestions } from '../form/text-control.tsx'

type PartFieldProps = {
  field: PartField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A field of a dialog that makes or renames a part. */
export function PartFieldControl({ field, value, error, onChange }: PartFieldProps) {
  const { label, help, isRequired, control } = field
  if (control.type === 'names')
    return <NamesField {...{ field, value, error, onChange }} choices={control.choices} />
  return (
    <FormField label={label} help={help} error={error} required={isRequired}>
      {control.type === 'choice' && control.isClosed ? (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Escolha</option>
          {control.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : control.type === 'icon' ? (
        <IconPicker size="md" label={label} value={value} onPick={onChange}>
          {(search) => (
            <Input
              value={value}
              autoComplete="off"
              onChange={({ target }) => {
                onChange(target.value)
                search(target.value)
              }}
              onKeyDown={submitOnEnter}
            />
          )}
        </IconPicker>
      ) : control.type === 'text' && control.isLong ? (
        <LongTextField value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <SuggestedText
          value={value}
          choices={control.type === 'choice' ? control.choices : []}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}

type SuggestedTextProps = { value: string; choices: FormChoice[]; onChange: (value: string) => void }

function SuggestedText({ value, choices, onChange }: SuggestedTextProps) {
  const id = useId()
  return (
    <>
      <Input
        value={value}
        autoComplete="off"
        {...(choices.length > 0 && { list: id })}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={submitOnEnter}
      />
      {choices.length > 0 && <Suggestions id={id} choices={choices} />}
    </>
  )
}

/** Longer lists have a search. */
const maxUnfiltered = 14

/** Several of the choices, in the order in which they were checked. */
function NamesField({ field, choices, value, error, onChange }: PartFieldProps & { choices: FormChoice[] }) {
  const errorId = useId()
  const [query, setQuery] = useState('')
  const names = value === '' ? [] : value.split(',')
  const matches = searchTest(query)
  const shown = choices.filter((choice) => matches(searchKey(`${choice.label} ${choice.value}`)))
  const toggle = (name: string) =>
    onChange((names.includes(name) ? names.filter((one) => one !== name) : [...names, name]).join())
  return (
    <Box role="group" aria-label={field.label} {...(error && { 'aria-describedby': errorId })}>
      <Text fontWeight="500">
        {field.label}{' '}
        <chakra.span aria-hidden="true" color="fg.error">
          *
        </chakra.span>
      </Text>
      {field.help && (
        <Text color="fg.muted" textStyle="small" mb="2">
          {field.help}
        </Text>
      )}
      {choices.length > maxUnfiltered && (
        <SearchField label={`Filtrar ${field.label}`} value={query} onChange={setQuery} width="full" mb="2" />
      )}
      <Box
        maxH="200px"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="control"
        p="2"
        display="grid"
        gap="1"
      >
        {shown.map((choice) => (
          <chakra.label
            key={choice.value}
            display="flex"
            alignItems="center"
            gap="2"
            minH="7"
            cursor="pointer"
          >
            <Checkbox checked={names.includes(choice.value)} onChange={() => toggle(choice.value)} />
            {choice.label}
          </chakra.label>
        ))}
        {shown.length === 0 && <Text color="fg.muted">Nada aqui corresponde à busca.</Text>}
      </Box>
      {error && (
        <Text id={errorId} color="fg.error" textStyle="small" fontWeight="500" mt="1.5">
          {error}
        </Text>
      )}
    </Box>
  )
}
