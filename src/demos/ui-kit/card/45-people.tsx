import { Box, Button, Card, Flex, Image, Tabs, Text } from '@chakra-ui/react'
import { cardSlotRecipe, tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuMail, LuUserCheck, LuUserPlus } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { cast, findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { CardTitle, Muted, OutlineButton, Small } from '../basics.tsx'
import dunes from '../pictures/dunes.svg'
import { WeekBars } from './week-bars.tsx'

export const meta = {
  TabsCard: { title: 'Com abas' },
  Profile: { title: 'Perfil' },
}

const days = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'].map((name, index) => ({
  name,
  value: [31, 44, 38, 52, 27][index] ?? 0,
}))

const notes = [
  'Concluiu doze cadastros.',
  'Fechou o mês sem pendências.',
  'Respondeu em média em dois minutos.',
]

export const TabsCard = () => (
  <Card.Root recipe={cardSlotRecipe} size="sm" overflow="hidden">
    <Tabs.Root recipe={tabsSlotRecipe} defaultValue="semana" colorPalette="primary" lazyMount>
      <Flex px="4" pt="2" bg="bg.subtle" borderBottomWidth="1px">
        <Tabs.List borderBottomWidth="0">
          <Tabs.Trigger value="semana">Semana</Tabs.Trigger>
          <Tabs.Trigger value="equipe">Equipe</Tabs.Trigger>
        </Tabs.List>
      </Flex>
      <Tabs.Content value="semana" p="4" minH="200px">
        <WeekBars counts={days} />
      </Tabs.Content>
      <Tabs.Content value="equipe" p="4" minH="200px">
        <Flex as="ul" direction="column" gap="3" listStyleType="none">
          {cast.slice(0, notes.length).map(({ id, name }, index) => (
            <Flex as="li" key={id} gap="3" align="center">
              <Portrait image={id} name={name} />
              <Box>
                <Text fontWeight="600">{name}</Text>
                <Small>{notes[index]}</Small>
              </Box>
            </Flex>
          ))}
        </Flex>
      </Tabs.Content>
    </Tabs.Root>
  </Card.Root>
)

export function Profile() {
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
