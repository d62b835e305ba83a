import { Badge, Box, Button, IconButton } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuBell, LuMail, LuMessageCircle, LuShoppingCart } from 'react-icons/lu'
import { Row, Small } from '../basics.tsx'

export const meta = { title: 'Em ícones', description: 'Com número ou só um ponto.' }

const initial = { avisos: 7, mensagens: 120, itens: 2 }

type Kind = keyof typeof initial

const icons: Record<Kind, ReactNode> = {
  avisos: <LuBell />,
  mensagens: <LuMail />,
  itens: <LuShoppingCart />,
}

/** A click reads one; the badge disappears at zero. */
export default function OnIcons() {
  const [counts, setCounts] = useState(initial)
  const [hasNews, setNews] = useState(true)
  return (
    <>
      <Row gap="5">
        {(Object.keys(counts) as Kind[]).map((kind) => {
          const count = counts[kind]
          return (
            <Box key={kind} position="relative">
              <IconButton
                variant="subtle"
                colorPalette="neutral"
                borderRadius="full"
                aria-label={`${count} ${kind}. Ler um`}
                aria-disabled={count === 0}
                onClick={() => setCounts({ ...counts, [kind]: Math.max(0, count - 1) })}
              >
                {icons[kind]}
              </IconButton>
              {count > 0 && (
                <Badge
                  aria-hidden="true"
                  variant="solid"
                  colorPalette="danger"
                  size="xs"
                  borderRadius="full"
                  position="absolute"
                  top="-1.5"
                  insetEnd="-1.5"
                >
                  {count > 99 ? '99+' : count}
                </Badge>
              )}
            </Box>
          )
        })}
        <Box position="relative">
          <IconButton
            variant="subtle"
            colorPalette="neutral"
            borderRadius="full"
            aria-label={hasNews ? 'Conversas: há novidades' : 'Conversas'}
            onClick={() => setNews(!hasNews)}
          >
            <LuMessageCircle />
          </IconButton>
          {hasNews && (
            <Box
              aria-hidden="true"
              position="absolute"
              top="0"
              insetEnd="0"
              boxSize="2.5"
              borderRadius="full"
              bg="danger.solid"
              outline="2px solid"
              outlineColor="bg.panel"
            />
          )}
        </Box>
        <Button
          variant="ghost"
          colorPalette="primary"
          onClick={() => {
            setCounts(initial)
            setNews(true)
          }}
        >
          Voltar ao começo
        </Button>
      </Row>
      <Small mt="3">Acima de 99 aparece “99+”; o nome do botão diz o número inteiro.</Small>
    </>
  )
}
