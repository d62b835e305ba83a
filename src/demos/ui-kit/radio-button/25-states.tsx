import { Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Choice, Group } from './group.tsx'

export const meta = { title: 'Estados', description: 'Indisponível, só leitura e com erro.' }

const states = [
  { label: 'Cobrança indisponível', disabled: true },
  { label: 'Cobrança já definida', readOnly: true },
  { label: 'Cobrança a definir', invalid: true },
]

export default function States() {
  const id = useId()
  return (
    <Stack gap="5">
      {states.map(({ label, invalid = false, ...state }) => (
        <div key={label}>
          <Group
            label={label}
            direction="row"
            defaultValue={invalid ? null : 'boleto'}
            invalid={invalid}
            aria-describedby={invalid ? id : undefined}
            {...state}
          >
            <Choice value="boleto" text="Boleto" disabled={state.disabled} />
            <Choice value="pix" text="Pix" disabled={state.disabled} />
          </Group>
          {invalid && (
            <Text id={id} color="fg.error" textStyle="small" fontWeight="500" mt="1.5">
              Escolha como cobrar
            </Text>
          )}
        </div>
      ))}
    </Stack>
  )
}
