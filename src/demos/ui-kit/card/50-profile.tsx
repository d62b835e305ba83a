import { Box, Button, Card, Flex, Image, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuMail, LuUserCheck, LuUserPlus } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { CardTitle, Muted, OutlineButton, Small } from '../basics.tsx'
import dunes from '../pictures/dunes.svg'

export const meta = { title: 'Perfil' }

/** A cover, a portrait over its edge, numbers and two actions. */
export default function Profile() {
  const { id, name, role, email } = findCastMember('tereza')
  const [isFollowed, setFollowed] = useState(false)
  const numbers = [
    ['Projetos', 18],
    ['Tarefas', 142],
    ['Seguidores', isFollowed ? 65 : 64],
  ] as const
  return (
    <Card.Root recipe={cardSlotRecipe} size="sm" overflow="hidden" maxW="360px" mx="auto">
      <Image src={dunes} alt="" height="24" width="full" objectFit="cover" />
      <Card.Body alignItems="center" gap="1" mt="-9">
        <Box borderRadius="full" outline="4px solid" outlineColor="bg.panel" mb="2">
          <Portrait image={id} name={name} size="16" />
        </Box>
        <CardTitle>{name}</CardTitle>
        <Muted>{role}</Muted>
        <Flex as="dl" gap="6" mt="4" textAlign="center">
          {numbers.map(([label, value]) => (
            <Flex key={label} direction="column-reverse">
              <Small as="dt">{label}</Small>
              <Text as="dd" fontWeight="600" fontVariantNumeric="tabular-nums">
                {value}
              </Text>
            </Flex>
          ))}
        </Flex>
      </Card.Body>
      <Card.Footer justifyContent="center">
        <Button
          aria-pressed={isFollowed}
          variant={isFollowed ? 'subtle' : 'solid'}
          onClick={() => setFollowed(!isFollowed)}
        >
          {isFollowed ? <LuUserCheck aria-hidden="true" /> : <LuUserPlus aria-hidden="true" />}
          Seguir
        </Button>
        <OutlineButton onClick={() => void copyText(() => email, 'E-mail copiado')}>
          <LuMail aria-hidden="true" /> Copiar e-mail
        </OutlineButton>
      </Card.Footer>
    </Card.Root>
  )
}
