import { Stack } from '@chakra-ui/react'
import { Choice, Group } from './group.tsx'

export const meta = { title: 'Variantes' }

const variants = { solid: 'Cheio', outline: 'Contorno', subtle: 'Suave' } as const

export default () => (
  <Stack gap="5">
    {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
      <Group key={variant} label={variants[variant]} variant={variant} direction="row" defaultValue="sim">
        <Choice value="sim" text="Sim" />
        <Choice value="nao" text="Não" />
      </Group>
    ))}
  </Stack>
)
