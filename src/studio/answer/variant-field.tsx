import { useSnapshot } from 'valtio'
import { FormField } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { workspace } from '../workspace/workspace.ts'

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
