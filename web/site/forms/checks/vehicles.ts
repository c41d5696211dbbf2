/** Common makes and models of rideshare cars in the United States. Only suggestions, as any text is accepted. */
const lists = {
  Acura: "ILX, Integra, MDX, RDX, TLX, ZDX",
  "Alfa Romeo": "Giulia, Stelvio, Tonale",
  Audi: "A3, A4, A5, A6, A8, e-tron, Q3, Q4 e-tron, Q5, Q7, Q8",
  BMW: "3 Series, 4 Series, 5 Series, 7 Series, i4, i5, iX, X1, X3, X5, X7",
  Buick: "Enclave, Encore, Encore GX, Envision, Envista, LaCrosse, Regal",
  Cadillac: "CT4, CT5, CTS, Escalade, LYRIQ, XT4, XT5, XT6, XTS",
  Chevrolet:
    "Blazer, Bolt EUV, Bolt EV, Camaro, Cruze, Equinox, Equinox EV, Impala, Malibu, Silverado, Sonic, Spark, Suburban, Tahoe, Traverse, Trax, Volt",
  Chrysler: "200, 300, Pacifica, Town & Country, Voyager",
  Dodge: "Avenger, Challenger, Charger, Dart, Durango, Grand Caravan, Hornet, Journey",
  Fiat: "500, 500L, 500X",
  Fisker: "Ocean",
  Ford: "Bronco Sport, C-Max, Edge, Escape, Expedition, Explorer, F-150, Fiesta, Flex, Focus, Fusion, Maverick, Mustang Mach-E, Taurus, Transit Connect",
  Genesis: "Electrified G80, G70, G80, G90, GV60, GV70, GV80",
  GMC: "Acadia, Sierra, Terrain, Yukon, Yukon XL",
  Honda: "Accord, Civic, Clarity, CR-V, Fit, HR-V, Insight, Odyssey, Passport, Pilot, Prologue, Ridgeline",
  Hyundai:
    "Accent, Elantra, Ioniq, Ioniq 5, Ioniq 6, Kona, Kona Electric, Palisade, Santa Fe, Sonata, Tucson, Veloster, Venue",
  Infiniti: "Q50, Q60, QX50, QX55, QX60, QX80",
  Jaguar: "E-PACE, F-PACE, I-PACE, XE, XF",
  Jeep: "Cherokee, Compass, Grand Cherokee, Grand Cherokee L, Patriot, Renegade, Wagoneer, Wrangler",
  Kia: "Cadenza, Carnival, EV6, EV9, Forte, K4, K5, Niro, Niro EV, Optima, Rio, Sedona, Seltos, Sorento, Soul, Sportage, Stinger, Telluride",
  "Land Rover": "Defender, Discovery, Discovery Sport, Range Rover, Range Rover Evoque, Range Rover Sport",
  Lexus: "ES, GX, IS, LS, LX, NX, RX, RZ, TX, UX",
  Lincoln: "Aviator, Continental, Corsair, MKC, MKX, MKZ, Nautilus, Navigator",
  Lucid: "Air, Gravity",
  Maserati: "Ghibli, Grecale, Levante",
  Mazda: "CX-3, CX-30, CX-5, CX-50, CX-9, CX-90, Mazda3, Mazda5, Mazda6",
  "Mercedes-Benz": "A-Class, C-Class, CLA, E-Class, EQB, EQE, EQS, GLA, GLB, GLC, GLE, GLS, Metris, S-Class",
  Mercury: "Grand Marquis, Mariner, Milan",
  MINI: "Clubman, Cooper, Countryman",
  Mitsubishi: "Eclipse Cross, Lancer, Mirage, Mirage G4, Outlander, Outlander Sport",
  Nissan: "Altima, Ariya, Armada, Kicks, Leaf, Maxima, Murano, Pathfinder, Quest, Rogue, Rogue Sport, Sentra, Versa",
  Polestar: "Polestar 2, Polestar 3",
  Pontiac: "G6, Vibe",
  Porsche: "Cayenne, Macan, Panamera, Taycan",
  Ram: "1500, ProMaster City",
  Rivian: "R1S, R1T",
  Saturn: "Aura, Outlook, Vue",
  Scion: "iA, iM, xB, xD",
  Smart: "Fortwo",
  Subaru: "Ascent, Crosstrek, Forester, Impreza, Legacy, Outback, Solterra, WRX",
  Suzuki: "Grand Vitara, Kizashi, SX4",
  Tesla: "Cybertruck, Model 3, Model S, Model X, Model Y",
  Toyota:
    "Avalon, bZ4X, C-HR, Camry, Corolla, Corolla Cross, Corolla Hatchback, Crown, Grand Highlander, Highlander, Mirai, Prius, Prius c, Prius Prime, Prius v, RAV4, RAV4 Prime, Sequoia, Sienna, Tacoma, Tundra, Venza, Yaris",
  VinFast: "VF 8",
  Volkswagen: "Arteon, Atlas, Golf, ID.4, ID. Buzz, Jetta, Passat, Taos, Tiguan",
  Volvo: "EX30, EX90, S60, S90, V60, XC40, XC60, XC90",
}

export const vehicles: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(lists).map(([make, models]) => [make, models.split(", ")]),
)

export const modelsOf = (make: string): readonly string[] => {
  const known = Object.keys(vehicles).find((one) => one.toLowerCase() === make.trim().toLowerCase())
  return known ? (vehicles[known] ?? []) : [...new Set(Object.values(vehicles).flat())].sort()
}
