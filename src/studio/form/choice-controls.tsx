import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { FormChoice, FormNode, ValueEdit } from '@manifest/contract/studio.ts'
import { use, useId } from 'react'
import { PlainCheckbox } from '@/ui/forms/plain-checkbox.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { FormContext, useNodeEdits, useShownValue } from './form-context.ts'
import { Suggestions, TextControl } from './text-control.tsx'

type ChoicesProps = { node: FormNode; choices: FormChoice[] }

const formatChoice = ({ value, label }: FormChoice) => (value === label ? value : `${label} (${value})`)

/** One of the names that the manifest accepts. The first option removes the key. */
export function ClosedChoice({ node, choices }: ChoicesProps) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  const value = node.value === undefined ? '' : String(node.value)
  const isKnown = value === '' || choices.some((choice) => choice.value === value)
  const inherited = node.inherited === undefined ? 'Nenhum' : `${node.inherited} (herdado)`
  return (
    <Select
      size="sm"
      value={value}
      onChange={({ target: { value: chosen } }) => (chosen === '' ? remove() : set(chosen))}
    >
      <option value="">{node.isRequired ? 'Escolha' : inherited}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {formatChoice(choice)}
        </option>
      ))}
    </Select>
  )
}

/** A text with suggestions. */
export function OpenChoice({ node, choices }: ChoicesProps) {
  const id = useId()
  return (
    <>
      <TextControl node={node} list={id} />
      <Suggestions id={id} choices={choices} />
    </>
  )
}

/** Several names of a list. */
export function NamesControl({ node, choices }: ChoicesProps) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  const [value, show] = useShownValue(node.value)
  const names = Array.isArray(value) ? value.map(String) : []
  const toggle = (name: string) => {
    const next = names.includes(name) ? names.filter((one) => one !== name) : [...names, name]
    show(next)
    void (next.length === 0 ? remove() : set(next))
  }
  return (
    <Flex wrap="wrap" gap="3" role="group" aria-label={node.label}>
      {choices.map(({ value, label }) => (
        <chakra.label key={value} display="inline-flex" alignItems="center" gap="2">
          <PlainCheckbox checked={names.includes(value)} onChange={() => toggle(value)} />
          {label}
        </chakra.label>
      ))}
    </Flex>
  )
}

/** A tone or a colour, shown as the badge that users see. */
export function ToneControl({ node, choices }: ChoicesProps) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  const name = useId()
  const current = node.value === undefined ? '' : String(node.value)
  const options = [...(node.isRequired ? [] : [{ value: '', label: 'Nenhum' }]), ...choices]
  return (
    <Flex role="radiogroup" aria-label={node.label} wrap="wrap" gap="2">
      {options.map(({ value, label }) => (
        <chakra.label key={value} display="inline-flex" alignItems="center" gap="1.5" cursor="pointer">
          <input
            type="radio"
            name={name}
            checked={current === value}
            onChange={() => (value === '' ? remove() : set(value))}
          />
          <Badge colorPalette={value || 'neutral'} variant="subtle">
            {label}
          </Badge>
        </chakra.label>
      ))}
    </Flex>
  )
}

type PathControlProps = { node: FormNode; choices: { path: string; shownValue: string }[] }

/** A path into the answer, with the value that the example has there. */
export function ValuePathControl({ node, choices }: PathControlProps) {
  const shown = choices.find(({ path }) => path === node.value)?.shownValue
  return (
    <Box>
      <OpenChoice
        node={node}
        choices={choices.map(({ path, shownValue }) => ({ value: path, label: shownValue }))}
      />
      {node.value !== undefined && (
        <Text textStyle="small" color={shown === undefined ? 'warning.fg' : 'fg.muted'} mt="1" truncate>
          {shown === undefined ? 'O exemplo não tem este valor' : `No exemplo: ${shown}`}
        </Text>
      )}
    </Box>
  )
}

type VariantControlProps = { node: FormNode; current: string; choices: FormChoice[] }

/** A consulta of a dossiê, by family and title. The family changes with the variant as one step. */
export function VariantControl({ node, current, choices }: VariantControlProps) {
  const { file, edit } = use(FormContext)
  const isKnown = choices.some(({ value }) => value === current)
  const choose = (next: string) => {
    const [family, number] = next.split('/')
    const part = node.path.slice(0, -1)
    const edits: ValueEdit[] = [{ op: 'set', place: { file, path: node.path }, value: Number(number) }]
    if (!current.startsWith(`${family}/`))
      edits.push({ op: 'set', place: { file, path: [...part, 'consulta'] }, value: family })
    void edit(node.label, edits)
  }
  return (
    <Select size="sm" value={current} onChange={({ target }) => choose(target.value)}>
      {!isKnown && <option value={current}>{current}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label} ({value})
        </option>
      ))}
    </Select>
  )
}
