# Writes the M3 competition as JSON lines {name, frequency, h, values, entries}: values with the h held out at the end, and
# what each published entry answered for those. Reads R's package Mcomp, or the files of a folder that holds its M3.rda
# and M3Forecast.rda.
# Usage: Rscript forecast-m3.R [folder] > m3.ndjson
suppressMessages({ library(jsonlite) })
folder <- commandArgs(TRUE)[1]
space <- new.env()
if (is.na(folder)) {
  data("M3", package = "Mcomp", envir = space)
  data("M3Forecast", package = "Mcomp", envir = space)
} else {
  load(file.path(folder, "M3.rda"), envir = space)
  if (file.exists(file.path(folder, "M3Forecast.rda"))) load(file.path(folder, "M3Forecast.rda"), envir = space)
}
published <- if (is.null(space$M3Forecast)) list() else space$M3Forecast
for (i in seq_along(space$M3)) {
  one <- space$M3[[i]]
  entries <- lapply(published, function(frame) as.numeric(frame[i, seq_len(one$h)]))
  cat(toJSON(list(name = names(space$M3)[i], kind = tolower(one$period), frequency = frequency(one$x), h = one$h,
                  values = c(as.numeric(one$x), as.numeric(one$xx)), entries = entries),
             auto_unbox = TRUE, digits = NA, na = "null"), "\n", sep = "")
}
