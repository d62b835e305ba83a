import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { readCreditsReturn, setCreditsReturn } from '@/state/credits/return.ts'
import { touchHeight } from '@/ui/touch-height.ts'

/** Leads back to what was asked when the credits did not suffice. The page opens with what was typed. */
export function ReturnNotice() {
  const navigate = useNavigateTo()
  const [back] = useState(readCreditsReturn)
  if (!back) return null
  const { title, path, prepare } = back
  const goBack = () => {
    setCreditsReturn(undefined)
    prepare?.()
    navigate(path)
  }
  return (
    <Flex
      role="group"
      aria-label="Voltar ao que foi perguntado"
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="3"
      wrap="wrap"
      px="4"
      py="3"
      bg="bg.info"
      color="fg.info"
      borderWidth="1px"
      borderRadius="control"
    >
      <Text flex="1 1 16rem">O que você perguntou em “{title}” está guardado nesta sessão, como estava.</Text>
      <Button size="sm" minH={touchHeight} onClick={goBack}>
        Voltar ao que foi perguntado
      </Button>
    </Flex>
  )
}
