import { Box, Button, Flex, IconButton, Stack } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useForm } from 'react-hook-form'
import { LuPlus, LuX } from 'react-icons/lu'
import * as z from 'zod/mini'
import { notify } from '@/ui/feedback/notify.ts'
import { MaskedField } from '../fields/masked-field.tsx'
import { maskedText } from '../fields/masked-text.ts'

const limit = 3

const schema = z.object({ phones: z.array(z.object({ number: maskedText('phone') })) })

/** A list of one field each, from none to three. */
export function PhoneList() {
  const { register, control, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { phones: [{ number: '' }] },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'phones' })

  function removeAt(index: number) {
    remove(index)
    const next = Math.min(index, fields.length - 2)
    if (next >= 0) setFocus(`phones.${next}.number`)
  }

  return (
    <form noValidate onSubmit={handleSubmit(() => notify.success('Edit Successfully'))}>
      <Stack gap="3">
        {fields.map(({ id }, index) => (
          <Flex key={id} gap="2">
            <Box flex="1" minW="0">
              <MaskedField
                {...register(`phones.${index}.number`)}
                mask="phone"
                label={`Telefone ${index + 1}`}
                error={formState.errors.phones?.[index]?.number?.message}
              />
            </Box>
            <IconButton
              type="button"
              mt="26px"
              height="10"
              variant="ghost"
              colorPalette="danger"
              aria-label={`Remover telefone ${index + 1}`}
              onClick={() => removeAt(index)}
            >
              <LuX />
            </IconButton>
          </Flex>
        ))}
        <Flex gap="2" wrap="wrap">
          <Button
            type="button"
            variant="outline"
            disabled={fields.length === limit}
            onClick={() => append({ number: '' })}
          >
            <LuPlus aria-hidden="true" /> Outro telefone
          </Button>
          <Button type="submit">Salvar contatos</Button>
        </Flex>
      </Stack>
    </form>
  )
}
