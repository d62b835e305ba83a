import { Box, Flex, Stack } from '@chakra-ui/react'
import { LuUser } from 'react-icons/lu'
import { Input } from '@/ui/forms/field.tsx'

export const meta = { title: 'Ícone em cada tamanho' }

const sides = [
  { label: 'Pequeno', size: 'sm' },
  { label: 'Médio', size: 'md' },
  { label: 'Grande', size: 'lg' },
] as const

/** Icons keep their distance in each size. */
export default () => (
  <Stack gap="3">
    {sides.map(({ label, size }) => (
      <Flex key={size} position="relative" align="center">
        <Box position="absolute" insetStart="3" color="fg.muted" pointerEvents="none">
          <LuUser aria-hidden="true" />
        </Box>
        <Input size={size} ps="10" aria-label={`${label}, com ícone`} placeholder={label} />
      </Flex>
    ))}
  </Stack>
)
