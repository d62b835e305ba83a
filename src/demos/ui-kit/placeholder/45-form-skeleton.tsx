import { Button, Flex, Grid, Skeleton } from '@chakra-ui/react'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { organisations } from '../../parts/cast.ts'
import { Loaded } from './loaded.tsx'

export const meta = { title: 'Formulário' }

const [, bakery] = organisations

const fields = [
  ['Empresa', bakery.name],
  ['E-mail', bakery.email],
  ['Telefone', '(11) 90000-0000'],
  ['Cidade', 'Recife'],
] as const

/** Label and field each have their place before the data comes. */
export default function FormSkeleton() {
  const columns = { base: '1fr', sm: '1fr 1fr' }
  return (
    <Loaded
      skeleton={
        <Grid templateColumns={columns} gap="4">
          {fields.map(([label]) => (
            <Flex key={label} direction="column" gap="2" minH="66px">
              <Skeleton height="3" width="20" mt="1" />
              <Skeleton height="10" />
            </Flex>
          ))}
          <Skeleton height="9" width="24" />
        </Grid>
      }
    >
      <Grid templateColumns={columns} gap="4">
        {fields.map(([label, value]) => (
          <TextField key={label} label={label} defaultValue={value} autoComplete="off" />
        ))}
        <Button justifySelf="start" onClick={() => notify.info('Neste exemplo nada é guardado')}>
          Salvar
        </Button>
      </Grid>
    </Loaded>
  )
}
