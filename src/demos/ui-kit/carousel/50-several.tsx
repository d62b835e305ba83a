import { Box, Flex, IconButton, Text } from '@chakra-ui/react'
import {
  LuBuilding2,
  LuCar,
  LuChevronLeft,
  LuChevronRight,
  LuImage,
  LuMail,
  LuMapPin,
  LuPhone,
  LuUser,
  LuUsers,
} from 'react-icons/lu'
import { Small } from '../basics.tsx'
import { Frame, Slide, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = { title: 'Vários à vista', description: 'Com Embla: arrastar, setas ou botões.' }

const cards = [
  ['CPF', 'Situação e nome de uma pessoa.', LuUser],
  ['CNPJ', 'Quadro societário e endereço.', LuBuilding2],
  ['Placa', 'Modelo, débitos e restrições.', LuCar],
  ['Telefone', 'Operadora e região.', LuPhone],
  ['E-mail', 'Domínio e entregas.', LuMail],
  ['Nome', 'Quem tem o mesmo nome.', LuUsers],
  ['CEP', 'Rua, bairro e cidade.', LuMapPin],
  ['Foto', 'Onde mais ela aparece.', LuImage],
] as const

const button = { size: 'xs', variant: 'outline', colorPalette: 'neutral', borderRadius: 'full' } as const

/** Several cards visible at once, scrolled by pointer, arrow keys or buttons, a group at a time. */
export default function Several() {
  const control = useCarousel({ align: 'start', slidesToScroll: 'auto' })
  return (
    <Frame label="Módulos" control={control}>
      <Track control={control} gap="3" borderRadius="control">
        {cards.map(([name, text, Icon], index) => (
          <Slide
            key={name}
            index={index}
            count={cards.length}
            flex="0 0 164px"
            p="5"
            minH="44"
            bg="bg.muted"
            borderRadius="control"
          >
            <Box
              aria-hidden="true"
              display="inline-grid"
              placeItems="center"
              boxSize="10"
              mb="4"
              borderRadius="control"
              bg="primary.subtle"
              color="primary.fg"
              fontSize="20px"
            >
              <Icon />
            </Box>
            <Text fontWeight="600">{name}</Text>
            <Small mt="1">{text}</Small>
          </Slide>
        ))}
      </Track>
      <Flex gap="2" mt="3" align="center">
        <Small role="status" me="auto">
          Grupo {control.index + 1} de {control.count}
        </Small>
        <IconButton
          {...button}
          aria-label="Módulos anteriores"
          disabled={!control.canGoBack}
          onClick={control.goBack}
        >
          <LuChevronLeft className="directed" />
        </IconButton>
        <IconButton
          {...button}
          aria-label="Próximos módulos"
          disabled={!control.canGoOn}
          onClick={control.goOn}
        >
          <LuChevronRight className="directed" />
        </IconButton>
      </Flex>
    </Frame>
  )
}
