import { chakra } from '@chakra-ui/react'

export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <chakra.ul
      aria-label="Observações"
      ps="5"
      listStyleType="disc"
      color="fg.muted"
      textStyle="small"
      css={{ '& li + li': { mt: '1' } }}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </chakra.ul>
  )
}
