export const adFormats = {
  IN_CAR_TABLET: "In-Car Tablet",
  CAR_WRAPPING: "Car Wrapping",
  ON_TOP_DYNAMIC_SCREEN: "On-Top Dynamic Screen",
} as const

export type AdFormat = (typeof adFormats)[keyof typeof adFormats]

export const formatKeys = {
  in_car_tablet: adFormats.IN_CAR_TABLET,
  car_wrapping: adFormats.CAR_WRAPPING,
  on_top_dynamic_screen: adFormats.ON_TOP_DYNAMIC_SCREEN,
} as const

export type FormatKey = keyof typeof formatKeys

export const formatNames = Object.keys(formatKeys) as FormatKey[]
