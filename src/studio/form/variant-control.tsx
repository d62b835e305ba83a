import type { FormChoice, FormNode, ValueEdit } from '@manifest/contract/studio.ts'
import { use } from 'react'
import { Select } from '@/ui/forms/select.tsx'
import { FormContext } from './form-context.ts'

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
