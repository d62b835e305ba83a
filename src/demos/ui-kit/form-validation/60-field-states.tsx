import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useId } from 'react'
import { LuCircleAlert, LuCircleCheck, LuTriangleAlert } from 'react-icons/lu'
import { Input } from '@/ui/forms/field.tsx'

export const meta = {
  title: 'Estados',
  description: 'Certo, com ressalva e errado: cor, ícone e texto.',
  isWide: true,
}

const states = [
  {
    label: 'CNPJ da filial',
    value: '33.444.555/0001-81',
    message: 'Livraria Modelo Ltda',
    color: 'success',
    icon: LuCircleCheck,
  },
  {
    label: 'Senha do certificado',
    value: 'amostra',
    message: 'Funciona, mas é curta',
    color: 'warning',
    icon: LuTriangleAlert,
  },
  {
    label: 'CEP da filial',
    value: '5003',
    message: 'O CEP tem 8 dígitos',
    color: 'danger',
    icon: LuCircleAlert,
  },
] as const

export default function FieldStates() {
  const id = useId()
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
      {states.map(({ label, value, message, color, icon: Icon }) => (
        <Box key={label}>
          <chakra.label htmlFor={`${id}-${color}`} fontWeight="500" display="block" mb="1.5">
            {label}
          </chakra.label>
          <Input
            id={`${id}-${color}`}
            defaultValue={value}
            aria-describedby={`${id}-${color}-text`}
            aria-invalid={color === 'danger' || undefined}
            borderColor={`${color}.solid`}
            autoComplete="off"
          />
          <Flex
            id={`${id}-${color}-text`}
            align="center"
            gap="1.5"
            mt="1.5"
            textStyle="small"
            fontWeight="500"
            color={`${color}.fg`}
          >
            <Icon aria-hidden="true" />
            {message}
          </Flex>
        </Box>
      ))}
    </Grid>
  )
}
