import { Flex, Text } from '@chakra-ui/react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Dots, Frame, Slide, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = { title: 'Na vertical', description: 'Setas para cima e para baixo.' }

const opinions = [
  'O que levava uma manhã agora leva um café.',
  'Confiro a placa antes de liberar o caminhão, sem sair do pátio.',
  'O histórico mostra quem consultou o quê, e por quê.',
  'Mandei a planilha inteira de uma vez e fui almoçar.',
]

const speakers = cast.slice(0, opinions.length)

/** Up and down arrow keys move it. */
export default function Vertical() {
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
