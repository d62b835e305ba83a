/** A silhouette, 48 by 60 pixels, in two greys: a portrait of nobody. */
export const image =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAA8AQMAAAAaDqu/AAAABlBMVEXV3uZ6i5kqh2xpAAAAaklEQVR42q3Ouw2AMA' +
  'xFUaIUKRmBURgtGS2jZARKCsRFdhyJTwqQcHMa+/kNw0/jszIuyrwpcVfghIP0wEP+RDfl+qh9ty7WzHq+HzuvmfY9' +
  'QJFIkNAJVlkEWY2w675eVJyQGl7IN4JQuhxDF3uOXUkVegAAAABJRU5ErkJggg=='
