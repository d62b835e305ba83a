import { Button, Flex } from '@chakra-ui/react'
import { type RefObject, useState } from 'react'
import { useSnapshot } from 'valtio'
import { readLastPurposes } from '@/state/last-purposes.ts'
import { choosePurpose, purpose } from '@/state/purpose.ts'
import { FormField } from '@/ui/forms/field.tsx'
import { keepFocus } from '@/ui/forms/keep-focus.ts'
import { Select } from '@/ui/forms/select.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { purposeField } from './purpose.ts'

type PurposeFieldProps = {
  ref?: RefObject<HTMLSelectElement | null> | undefined
  error?: string | undefined
  onChange: () => void
}

/**
 * The purpose of the session's lookups. All forms of a session share it, and each can change it. The purposes that the
 * user used last are one click.
 */
export function PurposeField({ ref, error, onChange }: PurposeFieldProps) {
  const { chosen = '' } = useSnapshot(purpose)
  const { name, label, help, options } = purposeField()
  // Fixed while the form is open, so that no button moves or disappears under the pointer.
  const [lastUsed] = useState(() => readLastPurposes().filter((text) => text !== chosen))
  const choose = (text: string) => {
    choosePurpose(text)
    onChange()
  }
  return (
    <FormField label={label} required error={error} help={help}>
      <Select
        ref={ref}
        name={name}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
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
      {lastUsed.length > 0 && (
        <Flex
          role="group"
          aria-label="Finalidades usadas por último"
          gap="1.5"
          wrap="wrap"
          onMouseDown={keepFocus}
        >
          {lastUsed.map((text) => (
            <Button
              key={text}
              size="xs"
              minH={touchHeight}
              borderRadius="full"
              variant={text === chosen ? 'subtle' : 'outline'}
              colorPalette={text === chosen ? 'primary' : 'neutral'}
              aria-pressed={text === chosen}
              onClick={() => choose(text)}
              onKeyDown={(event) => {
                // As in any field of the form, Enter also asks.
                if (event.key !== 'Enter') return
                event.preventDefault()
                choose(text)
                event.currentTarget.form?.requestSubmit()
              }}
            >
              {text}
            </Button>
          ))}
        </Flex>
      )}
    </FormField>
  )
}
