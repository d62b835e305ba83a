import { Box, type BoxProps, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuChevronDown, LuChevronLeft, LuChevronRight, LuChevronUp } from 'react-icons/lu'
import { IconOnly } from '../basics.tsx'
import { Cover, landscapes } from '../pictures/landscapes.tsx'
import type { CarouselControl } from './use-carousel.ts'

/** A slide for each landscape. */
export const Pictures = () =>
  landscapes.map(({ picture, title }, index) => (
    <Slide key={title} index={index} count={landscapes.length}>
      <Cover src={picture} alt={title} ratio="16 / 9" />
    </Slide>
  ))

type FrameProps = BoxProps & { label: string; control: CarouselControl; children: ReactNode }

/** A carousel's frame. Screen readers hear its name and that it is a carousel. */
export const Frame = ({ label, control, children, ...props }: FrameProps) => (
  <Box role="group" aria-roledescription="carrossel" aria-label={label} dir={control.direction} {...props}>
    {children}
  </Box>
)

type TrackProps = BoxProps & { control: CarouselControl; isVertical?: boolean; gap?: string }

/** The visible part. It has the focus for arrow keys, Home and End, and is dragged with a pointer. */
export const Track = ({ control, isVertical = false, gap = '0', children, ...props }: TrackProps) => (
  <Box
    ref={control.viewport}
    role="group"
    aria-label="Quadros; setas passam"
    tabIndex={0}
    overflow="hidden"
    borderRadius="panel"
    focusVisibleRing="outside"
    onKeyDown={control.onKeyDown}
    {...props}
  >
    <Flex direction={isVertical ? 'column' : 'row'} gap={gap} height={isVertical ? 'full' : undefined}>
      {children}
    </Flex>
  </Box>
)

type SlideProps = BoxProps & { index: number; count: number }

export const Slide = ({ index, count, ...props }: SlideProps) => (
  <Box
    role="group"
    aria-roledescription="quadro"
    aria-label={`${index + 1} de ${count}`}
    flex="0 0 100%"
    minW="0"
    position="relative"
    cursor="grab"
    {...props}
  />
)

type StepProps = { control: CarouselControl; isVertical?: boolean; isOver?: boolean }

/** The buttons back and forward. With `isOver` they lie over the picture. */
export function Steps({ control, isVertical = false, isOver = false }: StepProps) {
  const isMirrored = control.direction === 'rtl'
  const [Back, On] = isVertical
    ? [LuChevronUp, LuChevronDown]
    : isMirrored
      ? [LuChevronRight, LuChevronLeft]
      : [LuChevronLeft, LuChevronRight]
  const over = {
    position: 'absolute',
    top: '50%',
    translate: '0 -50%',
    bg: 'bg.panel',
    boxShadow: 'md',
  } as const
  const buttons = [
    {
      label: 'Quadro anterior',
      icon: <Back />,
      place: { insetStart: '3' },
      can: control.canGoBack,
      go: control.goBack,
    },
    {
      label: 'Próximo quadro',
      icon: <On />,
      place: { insetEnd: '3' },
      can: control.canGoOn,
      go: control.goOn,
    },
  ]
  return buttons.map(({ label, icon, place, can, go }) => (
    <IconOnly
      key={label}
      label={label}
      icon={icon}
      variant="outline"
      colorPalette="neutral"
      borderRadius="full"
      {...(isOver ? { ...over, ...place } : {})}
      disabled={!can}
      onClick={go}
    />
  ))
}

/** A button per position; the current one is wide. */
export const Dots = ({ control, isVertical = false }: StepProps) => (
  <Flex direction={isVertical ? 'column' : 'row'} gap="1">
    {Array.from({ length: control.count }, (_, index) => {
      const isCurrent = index === control.index
      const long = isCurrent ? '6' : '2.5'
      return (
        <Box
          as="button"
          key={index}
          aria-label={`Ir ao quadro ${index + 1}`}
          aria-current={isCurrent}
          onClick={() => control.goTo(index)}
          cursor="button"
          display="grid"
          placeItems="center"
          minW="6"
          minH="6"
          borderRadius="full"
          focusVisibleRing="outside"
        >
          <Box
            width={isVertical ? '2.5' : long}
            height={isVertical ? long : '2.5'}
            borderRadius="full"
            bg={isCurrent ? 'primary.solid' : 'border.control'}
            transition="width 150ms, height 150ms"
            _motionReduce={{ transition: 'none' }}
          />
        </Box>
      )
    })}
  </Flex>
)
