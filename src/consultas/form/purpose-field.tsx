import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { choosePurpose, purpose } from '@/state/purpose.ts'
import { FormField } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { purposeField } from './purpose.ts'

type PurposeFieldProps = {
  ref?: RefObject<HTMLSelectElement | null> | undefined
  error?: string | undefined
  onChange: () => void
}

/** The purpose of the session's lookups. All forms of a session share it, and each can change it. */
export function PurposeField({ ref, error, onChange }: PurposeFieldProps) {
  const { label, help } = purposeField()
  return (
    <FormField label={label} required error={error} help={help}>
      <Control ref={ref} onChange={onChange} />
    </FormField>
  )
}

function Control({ ref, onChange }: Pick<PurposeFieldProps, 'ref' | 'onChange'>) {
  const { chosen = '' } = useSnapshot(purpose)
  const { name, options } = purposeField()
  return (
    <Select
      ref={ref}
      name={name}
      value={chosen}
      onChange={({ currentTarget }) => {
        choosePurpose(currentTarget.value)
        onChange()
      }}
    >
      {/* The user can change the purpose but not remove it: sources may have received it already. */}
      <option value="" disabled={chosen !== ''}>
        Escolha
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
