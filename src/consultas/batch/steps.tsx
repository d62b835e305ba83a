import { chakra } from '@chakra-ui/react'

const titles = ['Lista', 'Conferência', 'Consulta']

/** Where one is on the way from a list to its answers. */
export function Steps({ current }: { current: number }) {
  return (
    <chakra.ol aria-label="Etapas" display="flex" gap="2" flexWrap="wrap" listStyleType="none" mb="5">
      {titles.map((title, index) => (
        <chakra.li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          display="flex"
          alignItems="center"
          gap="2"
          px="3"
          py="1"
          borderRadius="full"
          borderWidth="1px"
          textStyle="small"
          color="fg.muted"
          _currentStep={{
            bg: 'primary.subtle',
            color: 'primary.fg',
            borderColor: 'primary.muted',
            fontWeight: '600',
          }}
        >
          <span aria-hidden="true">{index + 1}</span> {title}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
