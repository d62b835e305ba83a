import { cast } from './cast.ts'

/** Options for assignees. `image` names a portrait. */
export const colleagues = cast.slice(0, 6).map(({ id, name }) => ({ image: id, label: name, value: id }))
