import { Button, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuUser } from 'react-icons/lu'
import type { FieldErrors } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { cast } from '../../parts/cast.ts'
import { readAddresses } from './correspondents.ts'
import type { EmailDraft } from './store.ts'

type RecipientFieldsProps = { initialDraft: EmailDraft; errors: FieldErrors }

/** The addresses of an e-mail. The fields for copies appear on demand. */
export function RecipientFields({ initialDraft: { to, cc, bcc }, errors }: RecipientFieldsProps) {
  const [hasCopies, setCopies] = useState(Boolean(cc || bcc))
  const recipients = useRef<HTMLInputElement>(null)
  const copies = useRef<HTMLDivElement>(null)

  function addRecipient(address: string) {
    const input = recipients.current
    if (!input || readAddresses(input.value).includes(address)) return
    input.value = [...readAddresses(input.value), address].join(', ')
    input.focus()
  }

  return (
    <>
      <Flex gap="1" align="flex-start">
        <TextField
          ref={recipients}
          label="Para"
          name="to"
          type="email"
          multiple
          inputMode="email"
          defaultValue={to}
          aria-required
          error={errors.to}
          placeholder="ana@exemplo.com.br, bia@exemplo.com.br"
        />
        <Flex pt="8" align="center" flexShrink="0">
          <ActionMenu
            label="Escolher destinatário"
            groups={[
              {
                actions: cast.map(({ name, email }) => ({
                  label: name,
                  icon: <LuUser />,
                  onSelect: () => addRecipient(email),
                })),
              },
            ]}
          />
          {!hasCopies && (
            <Button
              size="xs"
              variant="ghost"
              onClick={() => {
                setCopies(true)
                setTimeout(() => copies.current?.querySelector('input')?.focus())
              }}
            >
              Cc e Cco
            </Button>
          )}
        </Flex>
      </Flex>
      {hasCopies && (
        <Flex ref={copies} gap="3" direction={{ base: 'column', md: 'row' }}>
          <TextField label="Cc" name="cc" type="email" multiple defaultValue={cc} error={errors.cc} />
          <TextField label="Cco" name="bcc" type="email" multiple defaultValue={bcc} error={errors.bcc} />
        </Flex>
      )}
    </>
  )
}
