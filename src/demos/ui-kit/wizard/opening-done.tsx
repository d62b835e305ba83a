import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { LuCircleCheck } from 'react-icons/lu'

type OpeningDoneProps = { ref: Ref<HTMLHeadingElement>; email: string; onRestart: () => void }

export function OpeningDone({ ref, email, onRestart }: OpeningDoneProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" py="8">
      <Text as="span" color="fg.success" fontSize="40px" lineHeight="1">
        <LuCircleCheck aria-hidden="true" />
      </Text>
      <Heading as="h3" ref={ref} tabIndex={-1} textStyle="h3" outline="none">
        Cadastro concluído
      </Heading>
      <Text color="fg.muted" maxW="48ch" overflowWrap="anywhere">
        As instruções de acesso iriam para {email}. Neste exemplo nada é enviado nem guardado.
      </Text>
      <Button variant="outline" colorPalette="primary" onClick={onRestart}>
        Fazer outro cadastro
      </Button>
    </Flex>
  )
}
