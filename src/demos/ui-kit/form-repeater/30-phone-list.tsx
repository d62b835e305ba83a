import { Box, Button, Flex, Grid, IconButton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { LuPlus, LuX } from 'react-icons/lu'
import * as z from 'zod/mini'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { OutlineButton } from '../basics.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { createMaskedTextSchema } from '../fields/text-schemas.ts'

export const meta = {
  title: 'Lista curta',
  description: 'Até três telefones; um campo para cada.',
  isWide: true,
}

const maxPhones = 3

const check = createCheck(z.record(z.string(), createMaskedTextSchema('phone')))

export default function PhoneList() {
  const [names, setNames] = useState(() => [crypto.randomUUID()])
  const { errors, form } = useValidatedForm(
    async () => check,
    () => void notify.success('Edit Successfully'),
  )

  function showAndFocus(next: typeof names, focusIndex: number) {
    flushSync(() => setNames(next))
    form.ref.current?.querySelectorAll('input')[focusIndex]?.focus()
  }

  return (
    <form {...form}>
      <Stack gap="3">
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="3">
          {names.map((name, index) => (
            <Flex key={name} gap="2">
              <Box flex="1" minW="0">
                <MaskedField label={`Telefone ${index + 1}`} name={name} mask="phone" error={errors[name]} />
              </Box>
              <IconButton
                mt="26px"
                height="10"
                variant="ghost"
                colorPalette="danger"
                aria-label={`Remover telefone ${index + 1}`}
                onClick={() => showAndFocus(names.toSpliced(index, 1), Math.min(index, names.length - 2))}
              >
                <LuX />
              </IconButton>
            </Flex>
          ))}
        </Grid>
        <Flex gap="2" wrap="wrap">
          <OutlineButton
            disabled={names.length === maxPhones}
            onClick={() => showAndFocus([...names, crypto.randomUUID()], names.length)}
          >
            <LuPlus aria-hidden="true" /> Outro telefone
          </OutlineButton>
          <Button type="submit">Salvar contatos</Button>
        </Flex>
      </Stack>
    </form>
  )
}
