export const driverForm = (values: object = {}) => ({
  name: "Ana Álvarez",
  email: "ana@example.com",
  phone: "+1 213 555 0100",
  city: "Los Angeles",
  platform: "Uber",
  vehicle_year: "2021",
  vehicle_make: "Toyota",
  vehicle_model: "Prius",
  ...values,
})

export const advertiserForm = (values: object = {}) => ({
  company_name: "Blue Bottle",
  contact_name: "Ben Ode",
  email: "ben@example.com",
  budget_range: "Contact for quote",
  cities: "Los Angeles | Two weeks in May, please.",
  ad_formats: "In-Car Tablet, Car Wrapping",
  ...values,
})
