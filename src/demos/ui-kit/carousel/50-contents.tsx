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
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Small } from '../basics.tsx'
import { Dots, Frame, Slide, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = {
  Several: { title: 'Vários à vista', description: 'Com Embla: arrastar, setas ou botões.' },
  Vertical: { title: 'Na vertical', description: 'Setas para cima e para baixo.' },
}

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

export function Several() {
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

const opinions = [
  'O que levava uma manhã agora leva um café.',
  'Confiro a placa antes de liberar o caminhão, sem sair do pátio.',
  'O histórico mostra quem consultou o quê, e por quê.',
  'Mandei a planilha inteira de uma vez e fui almoçar.',
]

const speakers = cast.slice(0, opinions.length)

export function Vertical() {
  const control = useCarousel({ axis: 'y', loop: true })
  return (
    <Frame label="Opiniões" control={control}>
      <Flex gap="3" align="center">
        <Track control={control} isVertical flex="1" height="220px" bg="bg.subtle" borderWidth="1px">
          {speakers.map(({ id, name, role }, index) => (
            <Slide key={id} index={index} count={speakers.length} height="full" p="6">
              <Flex direction="column" justify="center" gap="4" height="full">
                <Text fontSize="md">“{opinions[index]}”</Text>
                <Flex gap="3" align="center">
                  <Portrait image={id} name={name} />
                  <Text textStyle="small">
                    <Text as="span" fontWeight="600" display="block">
                      {name}
                    </Text>
                    {role}
                  </Text>
                </Flex>
              </Flex>
            </Slide>
          ))}
        </Track>
        <Flex direction="column" align="center" gap="2">
          <Dots control={control} isVertical />
          <Steps control={control} isVertical />
        </Flex>
      </Flex>
    </Frame>
  )
}
