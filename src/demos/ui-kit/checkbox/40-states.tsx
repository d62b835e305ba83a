import { Box, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Choice } from './choice.tsx'

export const meta = { title: 'Estados' }

export default function States() {
  const errorId = useId()
  return (
    <Stack gap="3">
      <Choice label="Indisponível" disabled />
      <Choice label="Indisponível e marcada" disabled defaultChecked />
      <Box>
        <Choice label="Aceito os termos" invalid descriptionId={errorId} />
        <Text id={errorId} color="fg.error" textStyle="small" mt="1">
          Para continuar é preciso aceitar
        </Text>
      </Box>
    </Stack>
  )
}
