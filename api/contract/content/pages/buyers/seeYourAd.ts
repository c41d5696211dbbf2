export const seeYourAdContent = {
  meta: {
    title: "See your ad on a car",
    description:
      "Drop in a picture or a short video and see it on the in-car tablet, on the roof screen and as a wrap. It stays in your browser.",
  },
  hero: {
    title: "See your ad on the road",
    text: "Drop in a picture or a short video and see it on the tablet, the roof and the car.",
    choose_label: "Choose a file",
    drop_text: "or drop it here, or paste it",
    accepted_text: "Pictures: PNG, JPEG, WebP, AVIF or GIF. Videos: MP4, WebM or MOV.",
    private_text: "Nothing is uploaded. Your file stays in this browser.",
    script_text: "Your own file needs JavaScript, which is off in this browser. Our samples are below.",
  },
  preview: {
    title: "On every format",
    sample_text: "These are our samples. Choose a file, and yours takes their place.",
    shown_text: "{kind} is on every format: {size} px.",
    own_label: "Your ad here: {format}",
    soft_text: "It has fewer pixels than the screen and may look soft.",
    picture_label: "Your picture",
    video_label: "Your video",
    cover_label: "Fill the format",
    another_label: "Another file",
    send_label: "Send this to us",
    play_label: "Play",
    pause_label: "Pause",
  },
  faults: {
    kind: "We can't show this kind of file.",
    broken: "This browser can't open the file: it may be damaged.",
  },
  closing: {
    title: "Like what you see?",
    text: "Send us the file and your cities. A person answers within {advertiser_reply}. Nothing is booked before you accept a written quote.",
    button_label: "Contact Us Today",
    formats_label: "Formats and prices",
  },
}
