import { chakra, type HTMLChakraProps, useRecipe } from '@chakra-ui/react'
import type { FormChoice, FormNode } from '@manifest/contract/studio.ts'
import { use, useEffect, useRef, useState } from 'react'
import { Input, useFieldControl } from '@/ui/forms/field.tsx'
import { FormContext, useNodeEdits } from './form-context.ts'

/** A text that is typed first and edited in the file once, when the user leaves the field or presses Enter. */
export function useTypedText(value: unknown, onCommit: (text: string) => Promise<string | undefined>) {
  const stored = value === undefined || value === null ? '' : String(value)
  const [text, setText] = useState(stored)
  const { isCurrent } = use(FormContext)
  const committed = useRef(stored)
  useEffect(() => {
    // The file's text must not replace what the user has typed since the last commit.
    if (!isCurrent || text !== committed.current) return
    committed.current = stored
    setText(stored)
  }, [stored, isCurrent])
  const commit = async () => {
    const before = committed.current
    if (text === before) return
    committed.current = text
    const refusal = await onCommit(text)
    if (refusal !== undefined) committed.current = before
  }
  return { text, setText, commit }
}

type TextControlProps = { node: FormNode; list?: string; onText?: (text: string) => void }

/** A field of one line. An emptied field removes its key. */
export function TextControl({ node, list, onText }: TextControlProps) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  const { text, setText, commit } = useTypedText(node.value, (next) => (next === '' ? remove() : set(next)))
  const change = (next: string) => {
    setText(next)
    onText?.(next)
  }
  const isLong = node.control.type === 'text' && node.control.isLong
  const shared = {
    value: text,
    placeholder: formatPlaceholder(node),
    autoComplete: 'off',
    spellCheck: isLong,
    onBlur: commit,
  }
  if (isLong) return <LongTextField size="sm" {...shared} onChange={({ target }) => change(target.value)} />
  return (
    <Input
      size="sm"
      {...shared}
      {...(list !== undefined && { list })}
      onChange={({ target }) => change(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}

type LongTextProps = HTMLChakraProps<'textarea'> & { size?: 'sm' }

/** A field of several lines. */
export function LongTextField({ size, css, ...props }: LongTextProps) {
  const recipe = useRecipe({ key: 'input' })
  return (
    <chakra.textarea
      {...useFieldControl()}
      rows={3}
      {...props}
      css={[recipe(size ? { size } : {}), { height: 'auto', py: '2' }, css]}
    />
  )
}

/** The suggestions of a text field whose `list` is this id. */
export const Suggestions = ({ id, choices }: { id: string; choices: readonly FormChoice[] }) => (
  <datalist id={id}>
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label === value ? undefined : label}
      </option>
    ))}
  </datalist>
)

/** The inherited value, or an example. */
const formatPlaceholder = ({ inherited, example }: FormNode): string => {
  if (inherited !== undefined && typeof inherited !== 'object') return String(inherited)
  return example === undefined || typeof example === 'object' ? '' : `por exemplo: ${example}`
}

/** A number, with the limits of the grammar. */
export function NumberControl({ node }: { node: FormNode }) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  const { text, setText, commit } = useTypedText(node.value, (next) => {
    const number = Number(next.replace(',', '.'))
    return next === '' ? remove() : set(Number.isNaN(number) ? next : number)
  })
  return (
    <Input
      size="sm"
      inputMode="decimal"
      value={text}
      placeholder={formatPlaceholder(node)}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
