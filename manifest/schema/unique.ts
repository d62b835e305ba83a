import { z } from 'zod'

export const unique = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .superRefine((values, context) => {
      for (const [index, value] of values.entries())
        if (values.indexOf(value) < index)
          context.addIssue({ code: 'custom', path: [index], message: `"${value}" já está nesta lista` })
    })
    .meta({ uniqueItems: true })
