/** The height of the rows that a windowed table leaves out. */
export const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" data-spacer>
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  )
